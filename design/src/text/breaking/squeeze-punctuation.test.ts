import { expect, it } from 'vitest';
import type { TextLayer } from '../../layers/index.ts';
import { buildTextLayer } from '../../testing/build-layers.ts';
import { readFont } from '../../testing/golden/read-fonts.ts';
import { layerFaces } from '../layer-faces.ts';
import { layoutText } from '../layout-text.ts';

const SANS = 'noto-sans-sc-400';
/** A face without `halt`: its halves are found by their ink. */
const KUAILE = 'zcool-kuaile-400';

async function set(text: string, changes: Partial<TextLayer> = {}, fontId = SANS) {
  const layer = buildTextLayer({
    ...{ text, fontId, lineBreaking: 'unicode', punctuation: 'squeezed', sizing: 'auto-width' },
    ...changes,
  });
  const faces = new Map([[fontId, await readFont(fontId)]]);
  const { face } = layerFaces(layer, (id) => faces.get(id));
  if (!face) throw new Error('no face');
  return layoutText(layer, face);
}
/** The length of the words in cells, of letters of 10 mm. */
const cells = async (...of: Parameters<typeof set>) => {
  const { contentWidthMm, contentHeightMm } = await set(...of);
  return Math.round((of[1]?.writing === 'vertical' ? contentHeightMm : contentWidthMm) * 10) / 100;
};

it.each([
  ['字字', 2, 'no punctuation'],
  ['字，字', 3, 'between letters it keeps its cell'],
  ['字。”字', 3.5, 'a full stop before a closing quote'],
  ['（《字》）', 3, 'brackets inside brackets, and both at the ends of the line'],
  ['字）（字', 3.5, 'closing before opening: half a cell between them'],
  ['字。', 1.5, 'at the end of a line'],
  ['《字', 1.5, 'at its start'],
  ['「字」、「字」', 5, 'a list of quotes'],
  ['字……——字', 6, 'dashes and dots are whole'],
  ['字・「字', 4, 'an opening bracket behind a middle dot loses its half'],
  ['a,b', 0, 'Latin is as it is'],
])('%s is %d cells long: %s', async (text, length) => {
  const full = await cells(text, { punctuation: 'full' });
  const squeezed = await cells(text);
  if (length === 0) expect(squeezed).toBe(full);
  // The middle dot of this face is narrower than a cell.
  else if (text.includes('・')) expect(full - squeezed).toBeCloseTo(0.5, 2);
  else expect(squeezed).toBeCloseTo(length, 2);
});

it('the halves are found by their ink where the font does not name them, and in columns', async () => {
  const text = '「字」、「字」';
  expect(await cells(text, {}, KUAILE)).toBeLessThan(
    (await cells(text, { punctuation: 'full' }, KUAILE)) - 1,
  );
  expect(await cells(text, { writing: 'vertical' })).toBeCloseTo(5, 1);
  expect(await cells('字。', { writing: 'vertical' })).toBeCloseTo(1.5, 1);
});

it('ink stays where letters would meet it: nothing overlaps and nothing leaves the box', async () => {
  for (const fontId of [SANS, KUAILE])
    for (const writing of ['horizontal', 'vertical'] as const) {
      const {
        inkBoundsMm: ink,
        contentWidthMm,
        contentHeightMm,
      } = await set('「（字）」', { writing }, fontId);
      if (!ink) throw new Error('no ink');
      const [from, length, room] =
        writing === 'vertical'
          ? [ink.yMm, ink.heightMm, contentHeightMm]
          : [ink.xMm, ink.widthMm, contentWidthMm];
      expect(from).toBeGreaterThan(-0.6);
      expect(from + length).toBeLessThan(room + 0.6);
    }
});

it('lines end where they may, and hold what fits without the empty half', async () => {
  const lines = async (text: string, widthMm: number, punctuation: TextLayer['punctuation']) =>
    (await set(text, { widthMm, sizing: 'fixed', punctuation })).lines.map((line) => line.text);
  // Four letters and a comma take 4.5 cells.
  expect(await lines('一二三四，五六', 46, 'full')).toEqual(['一二三', '四，五六']);
  expect(await lines('一二三四，五六', 46, 'squeezed')).toEqual(['一二三四，', '五六']);
  expect(await lines('一二三四，五六', 41, 'squeezed')).toEqual(['一二三', '四，五六']);
  expect(await lines('一二三四，五六', 41, 'hanging')).toEqual(['一二三四，', '五六']);
  // Also before a bracket that begins the next line.
  expect(await lines('一二三四，「五六', 41, 'hanging')).toEqual(['一二三四，', '「五六']);
  expect(await lines('一二三四，「五六', 41, 'squeezed')).toEqual(['一二三', '四，「五', '六']);
  // Brackets do not hang.
  expect(await lines('一二三四」五六', 41, 'hanging')).toEqual(['一二三', '四」五六']);
  // 避头尾 stays.
  expect(await lines('一二三「四五', 41, 'squeezed')).toEqual(['一二三', '「四五']);
});

it('a line of one sign that is opened and closed nowhere keeps its ink in the line', async () => {
  for (const text of ['（', '）', '。', '，\n（']) {
    const { lines, inkBoundsMm: ink, contentWidthMm } = await set(text);
    for (const line of lines) expect(line.widthMm).toBeCloseTo(5, 1);
    if (!ink) throw new Error('no ink');
    expect(ink.xMm).toBeGreaterThan(-0.6);
    expect(ink.xMm + ink.widthMm).toBeLessThan(contentWidthMm + 0.6);
  }
});

it('letters of another size are squeezed in their own size', async () => {
  const text = '字。”字';
  const spans = [{ start: 1, end: 3, sizeRatio: 2 }];
  expect(await cells(text, { spans })).toBeCloseTo(1 + 1 + 2 + 1, 2);
});

it('words without it are set as before', async () => {
  const { punctuation: _, ...old } = buildTextLayer({ text: '「字」、「字」。', punctuation: 'full' });
  const face = await readFont(SANS);
  expect(layoutText(old, face)).toEqual(layoutText({ ...old, punctuation: 'full' }, face));
});
