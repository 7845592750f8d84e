import { describe, expect, it } from 'vitest';
import { linearArtwork, SOLID } from './linear-artwork.ts';
import { placeArtwork } from './place-artwork.ts';
import type { PreparedSurface } from './prepared-mockup.ts';

const SIDE = 120;

/** A picture of the given alpha, without two equal pixels beside each other. */
function picture(alphaOf: (x: number, y: number) => number): Uint8Array {
  const rgba = new Uint8Array(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i += 1) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    rgba.set([(x * 37) & 255, (y * 91) & 255, (x * y) & 255, alphaOf(x, y)], i * 4);
  }
  return rgba;
}

/** A surface of one mm per artwork pixel, turned and with slopes of `step` mm. */
function surface(step: number): PreparedSurface {
  const count = 60 * 60;
  const plane = (value: (x: number, y: number) => number) =>
    Float32Array.from({ length: count }, (_, i) => value(i % 60, Math.floor(i / 60)));
  return {
    surfaceId: 'front',
    pixels: Uint32Array.from({ length: count }, (_, i) => i),
    u: plane((x, y) => x * 1.9 + y * 0.3 - 4),
    v: plane((x, y) => y * 2.1 - x * 0.2),
    dux: plane(() => step),
    dvx: plane(() => -step / 3),
    duy: plane(() => step / 5),
    dvy: plane(() => step),
    light: new Float32Array(count * 3).fill(0.8),
  };
}

function place(rgba: Uint8Array, step: number, isCareful: boolean): Uint8ClampedArray {
  const out = new Uint8ClampedArray(60 * 60 * 4);
  const artwork = linearArtwork(rgba, SIDE, SIDE);
  const tiles = isCareful ? artwork.tiles.map((kind) => Math.min(kind, 1)) : artwork.tiles;
  const at = { pxPerMm: 1, originMm: { xMm: 0, yMm: 0 } };
  const product = new Float32Array(60 * 60 * 3).fill(0.1);
  placeArtwork(out, product, surface(step), { ...artwork, tiles }, at, [0.7, 0.6, 0.5], 0.8);
  return out;
}

describe('solid artwork', () => {
  it.each([
    ['opaque', () => 255, 1.5],
    ['opaque, slopes beyond the neighbouring tiles', () => 255, 90],
    ['with one clear pixel', (x: number, y: number) => (x === 60 && y === 61 ? 0 : 255), 1.5],
    ['with one pixel nearly opaque', (x: number, y: number) => (x === 70 && y === 40 ? 254 : 255), 6],
    ['fading out', (x: number) => Math.max(0, 255 - x * 3), 1.5],
  ])('is placed as carefully as any: %s', (_, alphaOf, step) => {
    const rgba = picture(alphaOf);
    expect(place(rgba, step, false)).toEqual(place(rgba, step, true));
  });

  it('is found only where all neighbours are opaque too', () => {
    const { tiles, tilesAcross } = linearArtwork(
      picture((x, y) => (x === 60 && y === 60 ? 254 : 255)),
      SIDE,
      SIDE,
    );
    const solid = [...tiles].flatMap((kind, at) => (kind === SOLID ? [at] : []));
    const places = solid.map((at) => `${at % tilesAcross} ${Math.floor(at / tilesAcross)}`);
    // Eight tiles across and down: the border is in the outermost, so theirs beside it are not solid either, nor are
    // those round the pixel, which lies in tile (3, 3).
    expect(places).toEqual(['5 2', '5 3', '5 4', '2 5', '3 5', '4 5', '5 5']);
  });
});

it('reads nothing of the artwork before: its memory is used again', () => {
  const small = {
    rgba: picture((x) => (x % 7 === 0 ? 0 : 200)).subarray(0, 40 * 50 * 4),
    width: 40,
    height: 50,
  };
  const first = linearArtwork(small.rgba, small.width, small.height);
  const length = first.stride * (small.height + 2) * 4;
  const fresh = first.pixels.slice(0, length);
  linearArtwork(
    picture(() => 255),
    SIDE,
    SIDE,
  );
  expect(linearArtwork(small.rgba, small.width, small.height).pixels.slice(0, length)).toEqual(fresh);
});
