import { expect, it } from 'vitest';
import { designDocument } from '../../document/design-document.ts';
import { editLists, type ListItem, type TextLayer } from '../../layers/index.ts';
import { followLists, replaceLists } from '../../layers/text/lists/edit-lists.ts';
import { buildDesign, buildTextLayer } from '../../testing/build-layers.ts';
import { readFont } from '../../testing/golden/read-fonts.ts';
import { readCaretMap } from '../caret/read-caret-map.ts';
import { layerFaces } from '../layer-faces.ts';
import { layoutText } from '../layout-text.ts';
import { itemDirections } from './list-lines.ts';
import { listMarkers } from './list-markers.ts';

const item = (paragraph: number, level = 0, marker: ListItem['marker'] = 'decimal'): ListItem => ({
  paragraph,
  marker,
  level,
});
const text = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`).join('\n');

it.each<[string, ListItem[], number, (string | null)[]]>([
  ['numbers count', [item(0), item(1), item(2)], 4, ['1.', '2.', '3.', null]],
  ['a paragraph between begins again', [item(0), item(2)], 3, ['1.', null, '1.']],
  [
    'levels count for themselves, and begin again under the next item',
    [item(0), item(1, 1), item(2, 1), item(3), item(4, 1), item(5, 2), item(6)],
    7,
    ['1.', 'a.', 'b.', '2.', 'a.', 'i.', '3.'],
  ],
  [
    'bullets by level; another marker begins again',
    [item(0, 0, 'bullet'), item(1, 1, 'bullet'), item(2, 0, 'decimal'), item(3)],
    4,
    ['•', '–', '1.', '2.'],
  ],
  [
    'digits of the script',
    [item(0, 0, 'arabic'), item(1, 0, 'arabic'), item(2, 1, 'persian')],
    3,
    ['١.', '٢.', '(۱)'],
  ],
  [
    'Chinese',
    [item(0, 0, 'chinese'), item(1, 1, 'chinese'), item(2, 2, 'chinese')],
    3,
    ['一、', '（一）', '1.'],
  ],
  ['an item that begins deep', [item(0, 2), item(1, 0)], 2, ['i.', '1.']],
])('%s', (_, lists, count, expected) => {
  expect(listMarkers({ text: text(count), lists })).toEqual(expected);
});

it.each([
  [10, '十、'],
  [11, '十一、'],
  [20, '二十、'],
  [99, '九十九、'],
  [105, '一〇五、'],
])('the item %i in Chinese', (count, expected) => {
  const lists = Array.from({ length: count }, (_, i) => item(i, 0, 'chinese'));
  expect(listMarkers({ text: text(count), lists }).at(-1)).toBe(expected);
});

it.each([
  [26, 'z.'],
  [27, 'aa.'],
  [53, 'ba.'],
])('the item %i in letters', (count, expected) => {
  const lists = [item(0), ...Array.from({ length: count }, (_, i) => item(i + 1, 1))];
  expect(listMarkers({ text: text(count + 1), lists }).at(-1)).toBe(expected);
});

const words = { text: 'a\nb\nc', lists: [item(0), item(1, 1)] };
const edit = (start: number, end: number, inserted: string) => editLists(words, { start, end, inserted });

it('paragraphs that are written are what the one was that they began in', () => {
  expect(edit(1, 1, '\n')).toEqual([item(0), item(1), item(2, 1)]);
  expect(edit(3, 3, '\nx\n')).toEqual([item(0), item(1, 1), item(2, 1), item(3, 1)]);
  expect(edit(5, 5, '\n')).toEqual([item(0), item(1, 1)]);
  // b joins a.
  expect(edit(1, 2, '')).toEqual([item(0)]);
  expect(edit(0, 5, 'new')).toEqual([item(0)]);
  expect(edit(0, 0, 'x')).toEqual(words.lists);
});

it('words that are known only by what they became keep the lists of what stayed', () => {
  expect(followLists(words, 'a\nb\nc\nd')).toEqual([item(0), item(1, 1)]);
  expect(followLists(words, 'x\na\nb\nc')).toEqual([item(0), item(1), item(2, 1)]);
  expect(followLists(words, 'a\nc')).toEqual([item(0)]);
  expect(followLists(words, 'a\nB\nc')).toEqual(words.lists);
  expect(followLists({ text: 'a' }, 'a\nb')).toEqual([]);
});

it('an order’s words are items where the sample’s were, further ones as the last', () => {
  expect(replaceLists({ text: 'Names\nAnna', lists: [item(1)] }, 'Names\nBen\nCleo\nDan')).toEqual([
    item(1),
    item(2),
    item(3),
  ]);
  expect(replaceLists(words, 'x')).toEqual([item(0)]);
});

it.each<[string, ListItem[]]>([
  ['an empty list', []],
  ['a paragraph that is not there', [item(3)]],
  ['two items of one paragraph', [item(0), item(0, 1)]],
  ['items in another sequence', [item(1), item(0)]],
  ['a level too deep', [item(0, 4)]],
])('refuses %s', (_, lists) => {
  const layer = buildTextLayer({ text: 'a\nb\nc' });
  expect(designDocument.safeParse(buildDesign([{ ...layer, lists: [item(0), item(2)] }])).success).toBe(true);
  expect(designDocument.safeParse(buildDesign([{ ...layer, lists }])).success).toBe(false);
});

async function set(changes: Partial<TextLayer>) {
  const ids = ['noto-sans-sc-400', 'noto-naskh-arabic-400', 'noto-sans-sc-700'];
  const faces = new Map(await Promise.all(ids.map(async (id) => [id, await readFont(id)] as const)));
  const layer = buildTextLayer({ lineBreaking: 'unicode', widthMm: 60, ...changes });
  const { face } = layerFaces(layer, (id) => faces.get(id));
  if (!face) throw new Error('no face');
  return { layer, face, layout: layoutText(layer, face) };
}
/** Where glyphs of a line stand that belong to no letter of it. */
const markerOf = ({ lines }: Awaited<ReturnType<typeof set>>['layout'], line: number) => {
  const { glyphs, cells } = lines[line]!;
  const [from, to] = [Math.min(...cells.map((one) => one.fromMm)), Math.max(...cells.map((one) => one.toMm))];
  return glyphs.filter(({ xMm }) => xMm < from - 0.5 || xMm > to + 0.5);
};

it('items hang: their lines begin where their words do, the marker before the first', async () => {
  const { layout } = await set({ text: '一二三四五六七八九十\n一', lists: [item(0), item(1)] });
  expect(layout.lines.map(({ text }) => text)).toEqual(['一二三四', '五六七八', '九十', '一']);
  const [first, second] = layout.lines;
  expect(first?.xMm).toBeGreaterThan(10);
  expect(second?.xMm).toBe(first?.xMm);
  expect(markerOf(layout, 0)).toHaveLength(2);
  expect(markerOf(layout, 1)).toHaveLength(0);
  for (const { xMm } of markerOf(layout, 0)) expect(xMm).toBeLessThan(first?.xMm ?? 0);
});

it('levels are set in further, 9 and 10 stand alike', async () => {
  const ten = Array.from({ length: 10 }, (_, i) => item(i));
  const { layout } = await set({ text: text(11), lists: [...ten, item(10, 1)], heightMm: 300 });
  const starts = layout.lines.map(({ xMm }) => xMm);
  expect(new Set(starts.slice(0, 10)).size).toBe(1);
  expect(starts[10]).toBeGreaterThan((starts[0] ?? 0) + 10);
});

it('the marker stands at the right of words from right to left', async () => {
  const { layout, layer } = await set({
    text: 'مرحبا بكم\nسلام',
    fontId: 'noto-naskh-arabic-400',
    align: 'right',
    lists: [item(0, 0, 'arabic'), item(1, 0, 'arabic')],
  });
  for (const line of [0, 1]) {
    const marker = markerOf(layout, line);
    expect(marker.length).toBeGreaterThan(0);
    for (const { xMm } of marker) expect(xMm).toBeGreaterThan(40);
    const { xMm, widthMm } = layout.lines[line]!;
    expect(xMm + widthMm).toBeLessThan(layer.widthMm - 10);
  }
});

it('a centred item has its marker beside its words, one in columns above them', async () => {
  const centred = await set({ text: '一二', align: 'center', lists: [item(0, 0, 'bullet')] });
  const [dot] = markerOf(centred.layout, 0);
  expect((centred.layout.lines[0]?.xMm ?? 0) - (dot?.xMm ?? 0)).toBeLessThan(12);
  const columns = await set({
    text: '一二',
    heightMm: 80,
    writing: 'vertical',
    lists: [item(0, 0, 'chinese')],
  });
  const [line] = columns.layout.lines;
  expect(line?.yMm).toBeGreaterThan(10);
  expect(line?.glyphs).toHaveLength(4);
});

it('carets know nothing of markers, and a box as wide as its words holds them', async () => {
  const { layer, layout, face } = await set({
    text: 'ab\ncd',
    sizing: 'auto-width',
    lists: [item(0), item(1)],
  });
  const map = readCaretMap(layer, layout, face);
  expect(map.lines.map(({ start, end }) => [start, end])).toEqual([
    [0, 2],
    [3, 5],
  ]);
  const plain = await set({ text: 'ab\ncd', sizing: 'auto-width' });
  expect(layout.contentWidthMm).toBeCloseTo(plain.layout.contentWidthMm + (layout.lines[0]?.xMm ?? 0), 3);
  expect(layout.inkBoundsMm?.xMm).toBeGreaterThan(-0.01);
});

it('a marker looks like the first letter of its item', async () => {
  const red = { start: 0, end: 1, fontId: 'noto-sans-sc-700', sizeRatio: 2 };
  const { layout, face } = await set({ text: 'ab', spans: [red], lists: [item(0)] });
  expect(markerOf(layout, 0).map(({ glyphId }) => face.styled?.styleOf(glyphId))).toEqual([1, 1]);
});

it('bent words keep their markers, and a letter that no font has is reported', async () => {
  const { layout } = await set({ text: 'ab', arcDeg: 90, lists: [item(0)] });
  expect(layout.lines[0]?.glyphs).toHaveLength(4);
  const lacking = await set({
    text: 'سلام',
    fontId: 'noto-naskh-arabic-400',
    lists: [item(0, 0, 'chinese')],
    fallbackFontIds: [],
  });
  expect(lacking.layout.missing.length).toBeGreaterThan(0);
  const whole = await set({
    text: 'سلام',
    fontId: 'noto-naskh-arabic-400',
    lists: [item(0, 0, 'chinese')],
    fallbackFontIds: ['noto-sans-sc-400'],
  });
  expect(whole.layout.missing).toEqual([]);
});

it.each<[string, string, (string | null)[]]>([
  ['a line break at the end', 'Ben\r\nCleo\r\n', ['1.', '2.', null]],
  ['an empty line between', 'Ben\n\nCleo', ['1.', null, '2.']],
  ['an empty line of blanks', 'Ben\n  \nCleo', ['1.', null, '2.']],
  ['numbers that somebody wrote', '1. Ben\n2. Cleo', []],
  ['numbers that begin elsewhere', '3) Ben\n4) Cleo', []],
  ['signs that somebody wrote', '• Ben\n• Cleo', []],
  ['Chinese numbers with a comma', '1、张\n2、李', []],
  ['numbers that do not count', '5. Mai\n7. Juni', ['1.', '2.']],
  ['one line that has a number', '1. Ben\nCleo', ['1.', '2.']],
  ['a dash within', 'Ben - Cleo', ['1.']],
])('of an order: %s', (_, text, expected) => {
  const words = { text: 'Anna\nBob', lists: [item(0), item(1)] };
  expect(listMarkers({ text, lists: replaceLists(words, text) })).toEqual(expected);
});

it('a text without words has no markers', () => {
  for (const text of ['', '   ', '\n\n']) expect(listMarkers({ text, lists: [item(0)] })).toEqual([]);
});

it.each([
  [
    ['abc', 'שלום'],
    [false, true],
  ],
  [
    ['050-123', 'שלום', '12'],
    [true, true, true],
  ],
  [
    ['1', '2'],
    [false, false],
  ],
  [
    ['12', 'abc', 'שלום', '7'],
    [false, false, true, true],
  ],
])('items %j run from right to left: %j', (paragraphs, expected) => {
  expect(itemDirections(paragraphs)).toEqual(expected);
});
