import { expect, it } from 'vitest';
import { buildTextLayer } from '../testing/build-layers.ts';
import { readFont } from '../testing/golden/read-fonts.ts';
import type { FontFace, GlyphOutline } from './fonts/font-face.ts';
import { layerFaces } from './layer-faces.ts';
import { layoutText } from './layout-text.ts';
import { MAX_OUTLINE_WORK, outlineWork } from './outline-work.ts';

const OWN = `own:${'a'.repeat(64)}`;

/** A font whose letters all have this many points, each a tenth of the em from the next. */
function heavy(face: FontFace, points: number): FontFace {
  const step = face.unitsPerEm / 10;
  const commands = [
    0,
    0,
    0,
    ...Array.from({ length: points - 1 }, (_, i) => [1, ((i + 1) % 2) * step, 0]).flat(),
    4,
  ];
  const outline: GlyphOutline = { commands, bounds: { left: 0, top: -step, right: step, bottom: 0 } };
  return { ...face, id: OWN, outline: () => outline };
}

async function work(points: number, words: string, changes: object = {}) {
  const face = heavy(await readFont('noto-sans-sc-400'), points);
  const layer = buildTextLayer({ text: words, fontId: OWN, fontSizeMm: 5, widthMm: 900, ...changes });
  const found = layerFaces(layer, () => face).face;
  if (!found) throw new Error('no face');
  return outlineWork(layoutText(layer, found), found, layer.stroke !== null);
}

it('counts points, and the pixels that edges cross in print', async () => {
  // A tenth of 5 mm is 6 px.
  expect(await work(101, 'A')).toBe(101 + 100 * 6);
  expect(await work(101, 'AAAA')).toBe(4 * 701);
  expect(await work(101, 'A', { fontSizeMm: 10 })).toBe(101 + 100 * 12);
  expect(await work(101, 'A', { stroke: { colour: '#000000', widthMm: 1 } })).toBe(4 * 701);
  const spans = [{ start: 0, end: 1, sizeRatio: 2 }];
  expect(await work(101, 'AA', { spans })).toBe(2 * 101 + 100 * 18);
});

it('refuses thousands of the heaviest letters, and no long text in an ordinary font', async () => {
  expect(await work(60_000, 'A'.repeat(200))).toBeGreaterThan(MAX_OUTLINE_WORK);
  expect(await work(200, '字'.repeat(5000))).toBeLessThan(MAX_OUTLINE_WORK);
});

it('never counts letters of ours', async () => {
  const layer = buildTextLayer({ text: '字'.repeat(5000), fontSizeMm: 100 });
  const face = await readFont('noto-sans-sc-400');
  expect(outlineWork(layoutText(layer, face), face, true)).toBe(0);
});
