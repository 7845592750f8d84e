import { describe, expect, test } from 'vitest';
import { newTextLayer } from '../../layers/index.ts';
import { readFont } from '../../testing/golden/read-fonts.ts';
import type { FontFace } from '../fonts/font-face.ts';
import { layerFaces } from '../layer-faces.ts';
import { layoutText } from '../layout-text.ts';
import type { Caret } from './caret-map.ts';
import { primaryCaretPlace } from './caret-places.ts';
import { moveCaret } from './move-caret.ts';
import { readCaretMap } from './read-caret-map.ts';

/** Words in one line, with the faces that they fall back to. */
async function read(text: string, fontId = 'noto-sans-sc-400') {
  const made = newTextLayer({ id: 'text', areaWidthMm: 4000, areaHeightMm: 400, text, fontId });
  const layer = { ...made, fontSizeMm: 10, align: 'left' as const };
  const faces = new Map<string, FontFace>();
  for (;;) {
    const { face, waitsFor } = layerFaces(layer, (id) => faces.get(id));
    if (waitsFor === null && face) {
      const layout = layoutText(layer, face);
      return { map: readCaretMap(layer, layout, face), layout };
    }
    faces.set(waitsFor ?? '', await readFont(waitsFor ?? ''));
  }
}
const at = (offset: number, isTrailing = false): Caret => ({ offset, isTrailing });

/** Where the caret comes to from the beginning to the end by one arrow. */
async function walk(text: string, move: 'left' | 'right', fontId?: string) {
  const { map, layout } = await read(text, fontId);
  const stops: { offset: number; x: number }[] = [];
  let caret = at(0);
  for (;;) {
    stops.push({ offset: caret.offset, x: primaryCaretPlace(map, caret).from.x });
    const next = moveCaret(map, caret, move).caret;
    if (next.offset === caret.offset) break;
    caret = next;
  }
  return { stops, offsets: stops.map(({ offset }) => offset), widthMm: layout.contentWidthMm };
}

describe('letters of real fonts', () => {
  test.each<[string, number[]]>([
    ['สวัสดี', [0, 1, 3, 4, 6]],
    ['น้ำใจ', [0, 3, 4, 5]],
    ['한글 ok', [0, 1, 2, 3, 4, 5]],
    ['e\u0301té', [0, 2, 3, 4]],
    ['👨\u200d👩\u200d👧❤\ufe0f👍🏽🇨🇳', [0, 8, 10, 14, 18]],
    ['第100号……', [0, 1, 2, 3, 4, 5, 6, 7]],
  ])('%s', async (text, expected) => {
    const { stops, offsets } = await walk(text, 'right');
    expect(offsets).toEqual(expected);
    const xs = stops.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(new Set(xs.map((x) => x.toFixed(3))).size).toBe(xs.length);
  });

  test.each<[string, number[]]>([
    ['سلام', [0, 1, 2, 3, 4]],
    ['لا بأس', [0, 1, 2, 3, 4, 5, 6]],
    ['مُحَمَّد', [0, 2, 4, 7, 8]],
    ['می\u200cخواهم', [0, 1, 3, 4, 5, 6, 7, 8]],
    ['שָׁלוֹם', [0, 3, 4, 6, 7]],
  ])('%s runs from right to left', async (text, expected) => {
    const { stops, offsets } = await walk(text, 'left');
    expect(offsets).toEqual(expected);
    const xs = stops.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => b - a));
  });

  test.each(['fi', 'fl'])('each part of the ligature %s is as wide as the others', async (text) => {
    const { stops, offsets, widthMm } = await walk(text, 'right', 'montserrat-400');
    expect(offsets).toEqual([...text, ''].map((_, i) => i));
    for (const [i, { x }] of stops.entries()) expect(x).toBeCloseTo((widthMm * i) / text.length, 3);
  });

  test.each([
    '\u200dab',
    'ab\u200fאב',
    '\u200fabא',
    'א\u200e\u200fab',
    'a\u200bb\u2060',
    '\u200f\u200eאב',
    '\u200f\u0628\u200d',
  ])('no letter of %j is without width, and signs that are not seen are none', async (text) => {
    const { map } = await read(text);
    const [line] = map.lines;
    expect(line?.slots).toHaveLength(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').length);
    for (const [i, edge] of (line?.edges ?? []).slice(1).entries())
      expect(edge - (line?.edges[i] ?? 0)).toBeGreaterThan(1);
  });

  test('a syllable of Devanagari is one letter or the signs that ICU takes for letters, and never falls between', async () => {
    const text = 'क्षत्रिय हिन्दी';
    const { stops, offsets } = await walk(text, 'right');
    expect(offsets[0]).toBe(0);
    expect(offsets.at(-1)).toBe(text.length);
    expect(offsets).not.toContain(1);
    const xs = stops.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  });

  test('prices among Hebrew keep their sequence, and Latin words theirs', async () => {
    const { offsets } = await walk('מחיר 12 ab', 'left');
    expect(offsets).toEqual([0, 1, 2, 3, 4, 5, 6, 5, 8, 9, 8, 10]);
  });
});

test('five thousand letters are read in a moment', async () => {
  const { map } = await read('海边的夏天 Summer '.repeat(357));
  expect(map.text.length).toBeGreaterThan(4500);
  expect(map.lines.flatMap(({ slots }) => slots)).toHaveLength(map.text.length);
});
