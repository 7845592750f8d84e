import type { RgbaPicture } from '@diy/design/painting';
import { expect, test } from 'vitest';
import { listPatternFamilies } from './generate-pattern.ts';
import { drawPattern } from './testing/draw-pattern.ts';

const ids = listPatternFamilies().map((family) => family.id);

/** `opaqueShare` is of the square that the motif may fill. */
function alphas({ rgba, widthPx, heightPx }: RgbaPicture): {
  border: number;
  opaqueShare: number;
  clearShare: number;
} {
  let [border, opaque, clear] = [0, 0, 0];
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const alpha = rgba[(y * widthPx + x) * 4 + 3]!;
      if (x === 0 || y === 0 || x === widthPx - 1 || y === heightPx - 1) border = Math.max(border, alpha);
      if (alpha > 200) opaque++;
      if (alpha === 0) clear++;
    }
  }
  const total = widthPx * heightPx;
  const side = Math.min(widthPx, heightPx);
  return { border, opaqueShare: opaque / side ** 2, clearShare: clear / total };
}

test.each(ids)('%s: a motif stands free, with a clear border', async (family) => {
  for (const [seed, widthPx, heightPx] of [
    [1, 200, 200],
    [2, 300, 180],
    [3, 150, 260],
    [4, 200, 200],
    [5, 200, 200],
  ] as const) {
    const { border, opaqueShare } = alphas(
      (await drawPattern({ family, kind: 'motif', seed, widthPx, heightPx })).picture,
    );
    expect(border, `seed ${seed}`).toBe(0);
    expect(opaqueShare, `seed ${seed}`).toBeGreaterThan(0.05);
  }
});

const filling = new Set([
  'gradient',
  'marble',
  'plaid',
  'retro-waves',
  'contours',
  'stripe',
  'waves',
  'geometric',
]);

test.each(ids.filter((id) => !filling.has(id)))('%s: a tile can leave its ground clear', async (family) => {
  const { clearShare } = alphas(
    (await drawPattern({ family, seed: 2, transparent: true, words: '稀疏' })).picture,
  );
  expect(clearShare).toBeGreaterThan(0.005);
});

test.each(ids)('%s: a tile with its ground is opaque all over', async (family) => {
  const { picture } = await drawPattern({ family, seed: 3, widthPx: 131, heightPx: 97 });
  for (let i = 3; i < picture.rgba.length; i += 4)
    if (picture.rgba[i] !== 255) expect.fail(`clear pixel ${i >> 2}`);
});
