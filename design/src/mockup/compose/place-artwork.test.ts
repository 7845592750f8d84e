import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { PreparedSurface } from '../prepared-mockup.ts';
import { srgbToLinear, toSrgbCode } from '../srgb-transfer.ts';
import { artworkTexels } from './artwork-texels.ts';
import { placeArtwork } from './place-artwork.ts';
import { samplerFor } from './sampler.ts';
import { SAMPLER_SOURCE_SHA256 } from './sampler-wasm.ts';

interface Picture {
  rgba: Uint8Array;
  width: number;
  height: number;
}

/** A picture of the given alpha, without two equal pixels next to each other. */
function picture(alphaOf: (x: number, y: number) => number, width = 120, height = 120): Picture {
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    rgba.set([(x * 37) & 255, (y * 91) & 255, (x * y) & 255, alphaOf(x, y)], i * 4);
  }
  return { rgba, width, height };
}

interface SurfaceOptions {
  /** Slopes in mm per pixel. */
  step: number;
  across?: number;
  down?: number;
  /** Places between one pixel of the surface and the next. */
  every?: number;
}

/** A surface of one mm per artwork pixel, turned. */
function surface({ step, across = 60, down = 60, every = 1 }: SurfaceOptions): PreparedSurface {
  const count = across * down;
  const plane = (value: (x: number, y: number) => number) =>
    Float32Array.from({ length: count }, (_, i) => value(i % across, Math.floor(i / across)));
  return {
    surfaceId: 'front',
    pixels: Uint32Array.from({ length: count }, (_, i) => i * every),
    u: plane((x, y) => x * 1.9 + y * 0.3 - 4),
    v: plane((x, y) => y * 2.1 - x * 0.2),
    dux: plane(() => step),
    dvx: plane(() => -step / 3),
    duy: plane(() => step / 5),
    dvy: plane(() => step),
    light: Float32Array.from({ length: count * 3 }, (_, i) => 0.4 + ((i * 7) % 13) / 20),
  };
}

const ALBEDO: [number, number, number] = [0.7, 0.6, 0.5];
const INK_ALBEDO = 0.8;
const PLACE = { pxPerMm: 1.3, originMm: { xMm: 3.2, yMm: -2.1 } };
/** The product in linear light, and the bytes that were there before. */
const productAt = (i: number) => 0.05 + ((i * 3) % 11) / 40;
const byteAt = (i: number) => (i * 29) & 255;

function place(art: Picture, options: SurfaceOptions): Uint8ClampedArray {
  const prepared = surface(options);
  const places = (prepared.pixels.at(-1) ?? 0) + 1;
  const out = Uint8ClampedArray.from({ length: places * 4 }, (_, i) => byteAt(i));
  const product = Float32Array.from({ length: places * 3 }, (_, i) => productAt(i));
  const linear = artworkTexels(art.rgba, art.width, art.height, samplerFor);
  placeArtwork(out, product, prepared, linear, PLACE, ALBEDO, INK_ALBEDO);
  return out;
}

/** The same by the book: plain numbers, one tap and one texel after the other, no shortcuts, nothing else. */
function placeByTheBook(art: Picture, options: SurfaceOptions): Uint8ClampedArray {
  const prepared = surface(options);
  const places = (prepared.pixels.at(-1) ?? 0) + 1;
  const out = Uint8ClampedArray.from({ length: places * 4 }, (_, i) => byteAt(i));
  const texel = (x: number, y: number, channel: number): number => {
    if (x < 0 || y < 0 || x >= art.width || y >= art.height) return 0;
    const at = (y * art.width + x) * 4;
    const alpha = (art.rgba[at + 3] ?? 0) / 255;
    return channel === 3 ? alpha : (srgbToLinear[art.rgba[at + channel] ?? 0] ?? 0) * alpha;
  };
  const isBeside = (texels: number, length: number) => texels < -1.5 || texels >= length + 1.5;
  prepared.pixels.forEach((pixel, i) => {
    const middleX = (prepared.u[i]! - PLACE.originMm.xMm) * PLACE.pxPerMm;
    const middleY = (prepared.v[i]! - PLACE.originMm.yMm) * PLACE.pxPerMm;
    if (isBeside(middleX, art.width) || isBeside(middleY, art.height)) return;
    const sum = [0, 0, 0, 0];
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      const u = prepared.u[i]! + 0.25 * (sx * prepared.dux[i]! + sy * prepared.duy[i]!);
      const v = prepared.v[i]! + 0.25 * (sx * prepared.dvx[i]! + sy * prepared.dvy[i]!);
      const x = (u - PLACE.originMm.xMm) * PLACE.pxPerMm - 0.5;
      const y = (v - PLACE.originMm.yMm) * PLACE.pxPerMm - 0.5;
      const [left, top] = [Math.floor(x), Math.floor(y)];
      for (let channel = 0; channel < 4; channel += 1) {
        for (const [dx, dy] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const) {
          const share = (dx ? x - left : 1 - x + left) * (dy ? y - top : 1 - y + top);
          sum[channel]! += 0.25 * share * texel(left + dx, top + dy, channel);
        }
      }
    }
    if (sum[3] === 0) return;
    for (let channel = 0; channel < 3; channel += 1) {
      const change = sum[channel]! * INK_ALBEDO - sum[3]! * ALBEDO[channel]!;
      out[pixel * 4 + channel] = toSrgbCode(
        Math.fround(productAt(pixel * 3 + channel)) + change * prepared.light[i * 3 + channel]!,
      );
    }
  });
  return out;
}

/** Codes that differ by one lie on the border between two steps of the table; more than that is another picture. */
function expectSame(made: Uint8ClampedArray, wanted: Uint8ClampedArray): void {
  let others = 0;
  let worst = 0;
  made.forEach((code, i) => {
    const difference = Math.abs(code - (wanted[i] ?? 0));
    if (difference > 0) others += 1;
    worst = Math.max(worst, difference);
  });
  expect(worst).toBeLessThanOrEqual(1);
  expect(others / made.length).toBeLessThan(0.01);
}

const opaque = () => 255;
it.each<[string, Picture, SurfaceOptions]>([
  ['opaque', picture(opaque), { step: 1.5 }],
  ['slopes far beyond the artwork', picture(opaque), { step: 90 }],
  ['no slopes', picture(opaque), { step: 0 }],
  ['with one clear pixel', picture((x, y) => (x === 60 && y === 61 ? 0 : 255)), { step: 1.5 }],
  ['with one pixel nearly opaque', picture((x, y) => (x === 70 && y === 40 ? 254 : 255)), { step: 6 }],
  ['fading out', picture((x) => Math.max(0, 255 - x * 3)), { step: 1.5 }],
  ['ink in one corner', picture((x, y) => (x > 110 && y > 110 ? 180 : 0)), { step: 1.5 }],
  ['one pixel in all', picture(opaque, 1, 1), { step: 1.5 }],
  ['one row', picture(opaque, 90, 1), { step: 1.5 }],
  ['more pixels than a chunk', picture(opaque, 300, 250), { step: 1, across: 150, down: 90 }],
  ['pixels far apart', picture(opaque), { step: 1, across: 40, down: 40, every: 23 }],
  [
    'each pixel in a window of its own',
    picture(opaque),
    { step: 1, across: 6, down: 6, every: samplerFor(0).at.windowPixels },
  ],
])('artwork is placed as by the book: %s', (_, art, options) => {
  const wanted = placeByTheBook(art, options);
  const untouched = Uint8ClampedArray.from({ length: wanted.length }, (__, i) => byteAt(i));
  expect(wanted).not.toEqual(untouched);
  expectSame(place(art, options), wanted);
});

it('leaves everything as it was where there is no ink', () => {
  const clear = place(
    picture(() => 0),
    { step: 1.5 },
  );
  expect(clear).toEqual(Uint8ClampedArray.from({ length: clear.length }, (_, i) => byteAt(i)));
});

it('reads nothing of the artwork before: its memory is used again', () => {
  const small = picture((x) => (x % 7 === 0 ? 0 : 200), 40, 50);
  const fresh = place(small, { step: 1.5 });
  place(picture(opaque), { step: 1.5 });
  expect(place(small, { step: 1.5 })).toEqual(fresh);
});

it('is compiled from the source next to it; after a change of that: npm run kernel', () => {
  const source = readFileSync(new URL('../../../kernel/sampler.ts', import.meta.url));
  expect(createHash('sha256').update(source).digest('hex')).toBe(SAMPLER_SOURCE_SHA256);
});
