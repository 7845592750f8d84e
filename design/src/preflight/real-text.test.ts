import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { runCommand } from '../editing/run-command.ts';
import type { TextLayer } from '../layers/text/text-layer.ts';
import { buildDesign, buildTextLayer } from '../testing/build-layers.ts';
import { buildTemplate } from '../testing/build-template.ts';
import { type FontFace, layoutText, parseFontFace } from '../text/index.ts';
import { runPreflight } from './run-preflight.ts';

let latin: FontFace;
let chinese: FontFace;

beforeAll(async () => {
  const read = async (id: string) =>
    parseFontFace(id, await readFile(new URL(`../../fonts/${id}.ttf`, import.meta.url)));
  [latin, chinese] = await Promise.all([read('anton-400'), read('noto-sans-sc-400')]);
});

const check = (layer: TextLayer) =>
  runPreflight({
    document: buildDesign([layer]),
    template: buildTemplate({ surfaces: buildTemplate().surfaces.slice(0, 1) }),
    textInfo: (text) => layoutText(text, text.fontId === 'anton-400' ? latin : chinese),
    imageInfo: () => undefined,
  });

it('passes words that fit, in a face that has them', () => {
  expect(check(buildTextLayer({ xMm: 150, yMm: 200 }))).toEqual([]);
});

it('names Chinese characters a Latin face lacks', () => {
  const found = check(buildTextLayer({ xMm: 150, yMm: 200, text: 'Hi 你好', fontId: 'anton-400' }));
  expect(found[0]).toMatchObject({ id: 'missing-glyph', params: { missing: '你好', count: 2 } });
});

it('fixes words that do not fit by letting them shrink', () => {
  const tooMuch = buildTextLayer({ xMm: 150, yMm: 200, text: '春风又绿江南岸明月何时照我还'.repeat(3) });
  const overflow = check(tooMuch).find((finding) => finding.id === 'text-overflow');
  if (!overflow?.fix) throw new Error('No overflow with a fix.');
  const fixed = runCommand(buildDesign([tooMuch]), overflow.fix).surfaces[0]?.layers[0];
  expect(fixed && check(fixed as TextLayer)).toEqual([]);
});

it('judges the safe line by the letters, not by their box', () => {
  const nearEdge = buildTextLayer({ xMm: 22, yMm: 200, align: 'right' });
  expect(check(nearEdge)).toEqual([]);
  expect(check({ ...nearEdge, align: 'left' }).map((finding) => finding.id)).toEqual(['crosses-safe-line']);
});
