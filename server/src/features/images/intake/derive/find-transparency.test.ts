import { expect, it } from 'vitest';
import { findTransparency } from './find-transparency.ts';

const SIDE_PX = 400;

/** Rows of a round picture: solid up to `solidPx` from its middle, then fading to nothing at `clearPx`. */
function disc(solidPx: number, clearPx: number): Uint8Array[] {
  return Array.from({ length: SIDE_PX }, (_, y) =>
    Uint8Array.from({ length: SIDE_PX }, (_unused, x) => {
      const distance = Math.hypot(x + 0.5 - SIDE_PX / 2, y + 0.5 - SIDE_PX / 2);
      const cover = (clearPx - distance) / (clearPx - solidPx);
      return Math.round(Math.min(1, Math.max(0, cover)) * 255);
    }),
  );
}

const gradient = Array.from({ length: 256 }, (_, value) => new Uint8Array(4).fill(value));
const speckled = (semi: number) => [new Uint8Array(1000 - semi).fill(255), new Uint8Array(semi).fill(128)];
/** Strokes of `wide` pixels with a smooth edge on both sides, every 12 pixels. */
const strokes = (wide: number, edge: number) =>
  Array.from({ length: 60 }, () =>
    Uint8Array.from({ length: 59 }, (_, x) =>
      x % 12 < wide ? 255 : x % 12 === wide || x % 12 === 11 ? edge : 0,
    ),
  );

it.each<[string, Uint8Array[], number, boolean, boolean]>([
  ['nothing', [], 1, false, false],
  ['opaque', [Uint8Array.of(255, 255)], 2, false, false],
  ['wholly clear', [Uint8Array.of(0, 0)], 2, true, false],
  ['cut out', [Uint8Array.of(255), Uint8Array.of(0, 255)], 3, true, false],
  ['a crisp circle with its smooth edge', disc(189.5, 190.5), SIDE_PX, true, false],
  ['lettering of which half is smooth edge', strokes(3, 128), 59, true, false],
  ['lines that are never solid', strokes(0, 128), 59, true, true],
  ['a circle with a soft shadow', disc(150, 190), SIDE_PX, true, true],
  ['a gradient', gradient, 4, true, true],
  ['faint all over', [new Uint8Array(9).fill(1)], 3, true, true],
  ['a little clear all over', [new Uint8Array(900).fill(250)], 30, true, true],
  ['a faint spot on a clear ground', [new Uint8Array(9999), Uint8Array.of(128)], 100, true, true],
  ['semi-transparent in two percent', speckled(20), 100, true, false],
  ['semi-transparent in a little more', speckled(21), 100, true, true],
  [
    'the same in pieces that end within rows',
    speckled(21).flatMap((piece) => [piece.subarray(0, 13), piece.subarray(13)]),
    100,
    true,
    true,
  ],
])('%s', async (_what, alpha, widthPx, hasAlpha, hasSemiTransparency) => {
  expect(await findTransparency(alpha, widthPx)).toEqual({ hasAlpha, hasSemiTransparency });
});
