import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { MockupArtwork } from '../mockup-artwork.ts';
import type { PreparedResponse, PreparedSurface } from '../prepared-mockup.ts';
import { placeResponse } from './place-response.ts';
import { respondPixel } from './respond-pixel.ts';
import { RESPONSE_SOURCE_SHA256 } from './response-wasm.ts';

/** Numbers that look random and are the same each time, from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type AlphaOf = (x: number, y: number) => number;

function artwork(alphaOf: AlphaOf, widthPx = 150, heightPx = 120): MockupArtwork {
  const next = numbers(7);
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let i = 0; i < widthPx * heightPx; i += 1) {
    const colour = [next() * 256, next() * 256, next() * 256].map(Math.floor);
    rgba.set([...colour, alphaOf(i % widthPx, Math.floor(i / widthPx))], i * 4);
  }
  return { rgba, widthPx, heightPx, pxPerMm: 1.37, originMm: { xMm: 2.1, yMm: -3.3 } };
}

interface Options {
  greys?: number;
  hasGround?: boolean;
  /** Slopes in mm per pixel. */
  step?: number;
  /** Places between one pixel of the surface and the next. */
  every?: number;
  across?: number;
  /** Mm by which every other pixel of the surface lies beside the artwork. */
  beside?: number;
}

function surface({ greys = 2, hasGround = false, step = 0.7, every = 1, across = 130, beside = 0 }: Options) {
  const count = across * 110;
  const next = numbers(3);
  const plane = (value: (x: number, y: number) => number) =>
    Float32Array.from({ length: count }, (_, i) => value(i % across, Math.floor(i / across)));
  const response: PreparedResponse = {
    greys,
    hasGround,
    colours: Uint32Array.from({ length: count * (greys + (hasGround ? 1 : 0)) }, () => next() * 0x1_00_00_00),
  };
  const prepared: PreparedSurface = {
    surfaceId: 'front',
    pixels: Uint32Array.from({ length: count }, (_, i) => i * every),
    u: plane((x, y) => x * 0.9 + y * 0.13 - 4 + (x % 2) * beside),
    v: plane((x, y) => y * 0.97 - x * 0.11),
    dux: plane(() => step),
    dvx: plane(() => -step / 3),
    duy: plane(() => step / 5),
    dvy: plane(() => step),
    light: new Float32Array(),
    response,
  };
  return { prepared, response };
}

const opaque: AlphaOf = () => 255;
const fading: AlphaOf = (x, y) => Math.max(0, 255 - x * 2 - y);
const spots: AlphaOf = (x, y) => (x % 60 === 30 && y % 50 === 25 ? 200 : 0);

it.each<[string, MockupArtwork, Options]>([
  ['opaque', artwork(opaque), {}],
  ['opaque over a ground', artwork(opaque), { greys: 3, hasGround: true }],
  ['half-transparent', artwork(fading), {}],
  ['half-transparent over a ground', artwork(fading), { greys: 5, hasGround: true }],
  ['half-transparent and bent without a ground', artwork(fading), { greys: 4 }],
  ['as many greys as a mockup may have', artwork(fading), { greys: 17, hasGround: true }],
  ['spots far from each other', artwork(spots), { hasGround: true, greys: 3 }],
  ['spots, and taps that reach over several tiles', artwork(spots), { step: 120 }],
  ['no slopes', artwork(opaque), { step: 0 }],
  ['one pixel of artwork', artwork(opaque, 1, 1), {}],
  ['one row of artwork', artwork(opaque, 90, 1), { greys: 3, hasGround: true }],
  ['a clear artwork', artwork(() => 0), {}],
  ['alpha of one code', artwork(() => 1), { greys: 3, hasGround: true }],
  ['places beyond a million texels', artwork(opaque), { beside: 1.1e6 }],
  [
    'places that no whole number of 32 bits holds',
    artwork(fading),
    { beside: -1e12, hasGround: true, greys: 3 },
  ],
  ['pixels far apart', artwork(opaque), { every: 7000, across: 3 }],
])('the compiled sampler shows what the formula says, byte for byte: %s', (_, art, options) => {
  const { prepared, response } = surface(options);
  const places = (prepared.pixels.at(-1) ?? 0) + 1;
  const next = numbers(11);
  const blank = Uint8ClampedArray.from({ length: places * 4 }, () => next() * 256);
  const made = blank.slice();
  placeResponse(made, prepared, response, art);
  const wanted = blank.slice();
  for (let i = 0; i < prepared.pixels.length; i += 1) respondPixel(wanted, prepared, response, art, i);
  expect(Buffer.compare(Buffer.from(made.buffer), Buffer.from(wanted.buffer))).toBe(0);
  if (art.rgba.some((value, at) => at % 4 === 3 && value > 1)) expect(made).not.toEqual(blank);
});

it('is compiled from the source next to it; after a change of that: npm run kernel', () => {
  const source = readFileSync(new URL('../../../kernel/response.ts', import.meta.url));
  expect(createHash('sha256').update(source).digest('hex')).toBe(RESPONSE_SOURCE_SHA256);
});
