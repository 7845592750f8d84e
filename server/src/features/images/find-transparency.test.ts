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
const speckled = (semi: number) => [new Uint8Array(1000 - semi).fill(255), new Uint8Array(semi).fill(254)];

it.each<[string, Uint8Array[], boolean, boolean]>([
  ['nothing', [], false, false],
  ['opaque', [Uint8Array.of(255, 255)], false, false],
  ['wholly clear', [Uint8Array.of(0, 0)], true, false],
  ['cut out', [Uint8Array.of(255), Uint8Array.of(0, 255)], true, false],
  ['a crisp circle with its smooth edge', disc(189.5, 190.5), true, false],
  ['a circle with a soft shadow', disc(150, 190), true, true],
  ['a gradient', gradient, true, true],
  ['faint all over', [new Uint8Array(9).fill(1)], true, true],
  ['a faint spot on a clear ground', [new Uint8Array(9999), Uint8Array.of(128)], true, true],
  ['semi-transparent in two percent', speckled(20), true, false],
  ['semi-transparent in a little more', speckled(21), true, true],
])('%s', async (_what, alpha, hasAlpha, hasSemiTransparency) => {
  expect(await findTransparency(alpha)).toEqual({ hasAlpha, hasSemiTransparency });
});
