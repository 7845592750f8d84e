import type { RgbaPicture } from '@diy/design/painting';
import { expect, test } from 'vitest';
import { listPatternFamilies } from './generate-pattern.ts';
import { drawPattern } from './testing/draw-pattern.ts';

const ids = listPatternFamilies().map((family) => family.id);

/** Straight edges that may fall on the tile's own edge: the step there is as large as the largest inside. */
const hardEdged = new Set(['plaid', 'gingham', 'warped-check', 'geometric', 'stripe', 'lettering']);

/** Mean difference between two columns (or rows, with `isRow`) `apart` pixels apart. */
function stepAt({ rgba, widthPx, heightPx }: RgbaPicture, at: number, isRow: boolean, apart: number): number {
  const [length, size] = isRow ? [widthPx, heightPx] : [heightPx, widthPx];
  const next = (at + apart) % size;
  let sum = 0;
  for (let i = 0; i < length; i++) {
    const p = (isRow ? at * widthPx + i : i * widthPx + at) * 4;
    const q = (isRow ? next * widthPx + i : i * widthPx + next) * 4;
    for (let c = 0; c < 4; c++) sum += Math.abs(rgba[p + c]! - rgba[q + c]!);
  }
  return sum / length;
}

/** The step across the edge, and the largest that counts as usual for the inside of this picture. */
function measureSeam(picture: RgbaPicture, isRow: boolean, isHard: boolean): { seam: number; usual: number } {
  const size = isRow ? picture.heightPx : picture.widthPx;
  // Edges inside fall between pixels and are softened; two pixels apart they show in full.
  const apart = isHard ? 2 : 1;
  const inside = Array.from({ length: size - apart }, (_, i) => stepAt(picture, i, isRow, apart));
  inside.sort((p, q) => p - q);
  const rank = isHard ? inside.length - 1 : Math.floor(inside.length * 0.98);
  return { seam: stepAt(picture, size - 1, isRow, apart), usual: inside[rank]! * (isHard ? 1.3 : 1.2) + 4 };
}

test.each(ids)('%s repeats without a seam', async (family) => {
  for (const [seed, widthPx, heightPx] of [
    [1, 240, 240],
    [2, 301, 199],
    [3, 180, 260],
    [4, 240, 240],
  ] as const) {
    const { picture } = await drawPattern({ family, seed, widthPx, heightPx });
    for (const isRow of [false, true]) {
      const { seam, usual } = measureSeam(picture, isRow, hardEdged.has(family));
      expect(seam, `${isRow ? 'bottom' : 'right'} edge, seed ${seed}`).toBeLessThan(usual);
    }
  }
});

test('the measure sees a seam', async () => {
  const { picture } = await drawPattern({ family: 'flower', seed: 1, widthPx: 240, heightPx: 240 });
  const cut = picture.rgba.slice();
  const shift = 97;
  // The right half is moved down: what crossed the edge no longer meets its other part.
  for (let y = 0; y < 240; y++)
    for (let x = 120; x < 240; x++)
      for (let c = 0; c < 4; c++)
        cut[(y * 240 + x) * 4 + c] = picture.rgba[(((y + shift) % 240) * 240 + x) * 4 + c]!;
  const { seam, usual } = measureSeam({ ...picture, rgba: cut }, false, false);
  expect(seam).toBeGreaterThan(usual);
});
