import { expect, it } from 'vitest';
import { runCommand } from '../../editing/run-command.ts';
import { buildDesign, buildTextLayer } from '../../testing/build-layers.ts';
import { findProblems } from '../../testing/find-problems.ts';
import { readFont } from '../../testing/golden/read-fonts.ts';
import { layerFaces } from '../../text/index.ts';
import { readTextInfo } from '../read-text-info.ts';

const white = { start: 0, end: 1, colour: '#FFFFFF' };
const text = buildTextLayer({ text: 'ab cd ef', spans: [white], colour: '#000000' });
const idsOf = (layer: typeof text) => findProblems([layer]).map(({ id }) => id);

it('names letters in the product’s own colour, though the others are seen', () => {
  expect(idsOf(text)).toContain('same-as-product');
  expect(idsOf({ ...text, spans: [{ ...white, colour: '#CC0000' }] })).not.toContain('same-as-product');
});

it('an outline in the colour of all letters is no line, in that of some it is', () => {
  const stroke = { colour: '#000000', widthMm: 0.01 };
  const { spans: _, ...plain } = text;
  expect(idsOf({ ...plain, stroke })).not.toContain('thin-line');
  expect(idsOf({ ...text, stroke })).toContain('thin-line');
});

it('letters are as small as the smallest of them', async () => {
  const face = await readFont('noto-sans-sc-400');
  const small = { ...text, spans: [{ start: 0, end: 1, sizeRatio: 0.25 }] };
  const faces = layerFaces(small, () => face).face;
  expect(faces && readTextInfo(small, faces).appliedFontSizeMm).toBe(2.5);
});

it('letters that the font of some words lacks go out of these words alone', async () => {
  const ids = ['noto-sans-sc-400', 'anton-400'];
  const faces = new Map(await Promise.all(ids.map(async (id) => [id, await readFont(id)] as const)));
  const layer = buildTextLayer({
    text: '你好A\r\n\tA你\u0007好B',
    spans: [{ start: 6, end: 11, fontId: 'anton-400' }],
  });
  const face = layerFaces(layer, (id) => faces.get(id)).face;
  if (!face) throw new Error('no face');
  const info = readTextInfo(layer, face);
  expect(info.missing).toEqual(['你', '好']);
  const [finding] = findProblems([layer], { text: info });
  expect(finding?.id).toBe('missing-glyph');
  expect(runCommand(buildDesign([layer]), finding!.fix!).surfaces[0]?.layers[0]).toMatchObject({
    text: '你好A\r\n\tA\u0007B',
    spans: [{ start: 6, end: 9, fontId: 'anton-400' }],
  });
});

it('letters that no font has go out of the words, and others keep their look', () => {
  const layer = buildTextLayer({
    text: '😀ab😀cd',
    spans: [
      { start: 3, end: 5, colour: '#CC0000' },
      { start: 7, end: 8, sizeRatio: 2 },
    ],
  });
  const finding = findProblems([layer], { text: { missing: ['😀'] } }).find(
    ({ id }) => id === 'missing-glyph',
  );
  const fixed = runCommand(buildDesign([layer]), finding!.fix!).surfaces[0]?.layers[0];
  expect(fixed).toMatchObject({
    text: 'abcd',
    spans: [
      { start: 1, end: 2, colour: '#CC0000' },
      { start: 3, end: 4, sizeRatio: 2 },
    ],
  });
});
