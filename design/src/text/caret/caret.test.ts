import { describe, expect, test } from 'vitest';
import { buildFontFace, buildTextLayer } from '../../testing/index.ts';
import { layoutText } from '../layout-text.ts';
import type { TextToSet } from '../text-to-set.ts';
import { caretAt } from './caret-at.ts';
import type { Caret, CaretMap } from './caret-map.ts';
import { caretEdgeOf, primaryCaretPlace, secondaryCaretPlace } from './caret-places.ts';
import { pointOnTrack } from './line-track.ts';
import { type CaretMove, moveCaret } from './move-caret.ts';
import { readCaretMap } from './read-caret-map.ts';
import { selectedAreas, underlines } from './selected-areas.ts';
import { letterStarts } from './word-bounds.ts';

/** ASCII is 5 mm wide, everything else 10 mm; lines 13 mm apart in a box of 40 × 40 mm, letters from 8 mm above to 2 mm below. */
function read(text: string, changes: Partial<TextToSet> = {}): CaretMap {
  const layer = buildTextLayer({ text, ...changes });
  const face = buildFontFace();
  return readCaretMap(layer, layoutText(layer, face), face);
}
const at = (offset: number, isTrailing = false): Caret => ({ offset, isTrailing });
const round = (value: number) => Math.round(value * 100) / 100 + 0;
const xOf = (map: CaretMap, caret: Caret) => round(primaryCaretPlace(map, caret).from.x);
const linesOf = (map: CaretMap) => map.lines.map(({ start, end }) => [start, end]);

/** Offsets that repeated moves come to, as far as they change anything. */
function walk(map: CaretMap, move: CaretMove, from: Caret): number[] {
  const passed = [from.offset];
  let caret = from;
  for (let step = 0; step < 100; step += 1) {
    const next = moveCaret(map, caret, move).caret;
    if (next.offset === caret.offset) break;
    passed.push(next.offset);
    caret = next;
  }
  return passed;
}

describe('lines', () => {
  test.each<[string, number[][]]>([
    ['', [[0, 0]]],
    [
      '\n',
      [
        [0, 0],
        [1, 1],
      ],
    ],
    [
      'a\n\nb',
      [
        [0, 1],
        [2, 2],
        [3, 4],
      ],
    ],
    [
      'a\r\nb',
      [
        [0, 1],
        [3, 4],
      ],
    ],
    [
      'three words here',
      [
        [0, 6],
        [6, 12],
        [12, 16],
      ],
    ],
    [
      '一二三四五',
      [
        [0, 4],
        [4, 5],
      ],
    ],
    ['a\tb', [[0, 3]]],
    ['\u00ada\u0000b\u00ad', [[0, 5]]],
    [
      'a\u2028b',
      [
        [0, 1],
        [2, 3],
      ],
    ],
  ])('%j', (text, expected) => {
    expect(linesOf(read(text))).toEqual(expected);
  });
});

describe('letters', () => {
  test.each<[string, number[]]>([
    ['abc', [0, 1, 2, 3]],
    ['a\tb', [0, 1, 2, 3]],
    // What is not set is passed with the letter before it, or behind it at the beginning.
    ['a\u00adb', [0, 2, 3]],
    ['\u00adab', [0, 2, 3]],
    ['e\u0301x', [0, 2, 3]],
    ['ด\u0e49\u0e33a', [0, 3, 4]],
    ['👨\u200d👩\u200d👧a', [0, 8, 9]],
    // Nor is a joiner seen, wherever it stands.
    ['\u200dab', [0, 2, 3]],
    ['\u200d\u2060ab', [0, 3, 4]],
    ['a\u200bb', [0, 2, 3]],
    ['a\n\u200db', [0, 1, 2, 4]],
    ['\u200d', [0, 1]],
    ['🇨🇳🇩🇪', [0, 4, 8]],
    ['👍🏽1\ufe0f\u20e3', [0, 4, 7]],
    ['\u1112\u1161\u11aba', [0, 3, 4]],
    ['a\nb', [0, 1, 2, 3]],
    ['a\n\nb', [0, 1, 2, 3, 4]],
    ['three words', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['一二三四五', [0, 1, 2, 3, 4, 5]],
  ])('the arrow passes %j at %j', (text, expected) => {
    const map = read(text);
    expect(walk(map, 'right', at(0))).toEqual(expected);
    expect(walk(map, 'left', at(text.length, true))).toEqual([...expected].reverse());
  });

  test('stand where the letters do, aligned and stretched as they are', () => {
    expect([0, 1, 2].map((offset) => xOf(read('ab'), at(offset)))).toEqual([0, 5, 10]);
    expect([0, 2].map((offset) => xOf(read('ab', { align: 'right' }), at(offset)))).toEqual([30, 40]);
    expect(xOf(read('', { align: 'center' }), at(0))).toBe(20);
    const spaced = read('abc', { letterSpacingEm: 0.2 });
    // Half-way between two letters that are spaced apart.
    expect([0, 1, 2, 3].map((offset) => xOf(spaced, at(offset)))).toEqual([0, 6, 13, 19]);
    const stretched = read('a b cdefgh', { align: 'justify', widthMm: 25 });
    expect([0, 1, 2, 3].map((offset) => xOf(stretched, at(offset, true)))).toEqual([0, 5, 15, 25]);
    expect(primaryCaretPlace(read('a\nb'), at(2))).toMatchObject({
      from: { x: 0, y: 14.5 },
      to: { x: 0, y: 24.5 },
    });
    expect(xOf(read('一'.repeat(8), { fit: 'shrink', heightMm: 13 }), at(4, true))).toBeLessThan(40);
  });

  test('blanks that hang behind a line are passed too', () => {
    const map = read('a  ', { align: 'right' });
    expect([1, 2, 3].map((offset) => xOf(map, at(offset)))).toEqual([40, 45, 50]);
  });
});

describe('both directions', () => {
  // Seen: a b C B A, where capitals stand for Hebrew.
  const mixed = 'abאבג';

  test('arrows go where they point', () => {
    const map = read(mixed);
    expect(walk(map, 'right', at(0))).toEqual([0, 1, 2, 4, 3, 2, 5]);
    const xs = [0, 1, 2].map((offset) => xOf(map, at(offset, true)));
    expect(xs).toEqual([0, 5, 10]);
    expect([2, 3, 4].map((offset) => xOf(map, at(offset)))).toEqual([40, 30, 20]);
  });

  test('a text goes on in two places where the direction turns', () => {
    const map = read(mixed);
    expect(primaryCaretPlace(map, at(2, true))).toMatchObject({ from: { x: 10 }, isRtl: false });
    expect(secondaryCaretPlace(map, at(2, true))).toMatchObject({ from: { x: 40 }, isRtl: true });
    // Behind the last letter: Hebrew continues at its left, Latin at the right of all.
    expect(primaryCaretPlace(map, at(5, true))).toMatchObject({ from: { x: 10 }, isRtl: true });
    expect(secondaryCaretPlace(map, at(5, true))).toMatchObject({ from: { x: 40 }, isRtl: false });
    expect(secondaryCaretPlace(map, at(1))).toBeNull();
    expect(secondaryCaretPlace(map, at(3))).toBeNull();
  });

  test('in a paragraph from right to left, Home is at the right and left leads on', () => {
    const map = read('אבג ab\nד', { align: 'right', widthMm: 60 });
    expect(xOf(map, at(0))).toBe(60);
    expect(walk(map, 'left', at(0))).toEqual([0, 1, 2, 3, 4, 5, 4, 7, 8]);
    // The same words in two lines.
    expect(walk(read('אבג ab\nד'), 'left', at(0))).toEqual([0, 1, 2, 3, 4, 6, 5, 4, 7, 8]);
    expect(moveCaret(map, at(2), 'line-start').caret).toEqual(at(0));
    expect(moveCaret(map, at(2), 'line-end').caret).toEqual(at(6, true));
    expect(moveCaret(map, at(0), 'word-left').caret).toEqual(at(3, true));
    expect(moveCaret(map, at(8, true), 'word-right').caret).toEqual(at(7));
  });

  test('the caret follows blanks at the end of a line from right to left to the left', () => {
    const map = read('אב  ', { align: 'right' });
    expect([0, 2, 3, 4].map((offset) => xOf(map, at(offset, true)))).toEqual([40, 20, 15, 10]);
    expect(walk(map, 'left', at(0))).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('keys', () => {
  const text = 'one two three\n\nx';

  test('a line that is broken has its end and the next one’s beginning at one offset', () => {
    const map = read('three words');
    expect(moveCaret(map, at(2), 'line-end').caret).toEqual(at(6, true));
    expect(primaryCaretPlace(map, at(6, true)).from).toMatchObject({ x: 30, y: 1.5 });
    expect(primaryCaretPlace(map, at(6)).from).toMatchObject({ x: 0, y: 14.5 });
    expect(moveCaret(map, at(6, true), 'line-end').caret).toEqual(at(6, true));
    expect(moveCaret(map, at(6, true), 'right').caret.offset).toBe(7);
    expect(moveCaret(map, at(6), 'left').caret.offset).toBe(5);
  });

  test('up and down keep the column across short lines', () => {
    const map = read('abcd\n\nefgh');
    const down = moveCaret(map, at(3), 'down');
    expect(down.caret.offset).toBe(5);
    const further = moveCaret(map, down.caret, 'down', down.column);
    expect(further.caret.offset).toBe(9);
    expect(moveCaret(map, further.caret, 'down', further.column).caret.offset).toBe(10);
    expect(moveCaret(map, at(2), 'up').caret.offset).toBe(0);
  });

  test.each<[CaretMove, number, number]>([
    ['word-right', 0, 3],
    ['word-right', 3, 7],
    ['word-right', 13, 16],
    ['word-left', 16, 15],
    ['word-left', 15, 8],
    ['word-left', 2, 0],
    ['text-start', 9, 0],
    ['text-end', 9, 16],
    ['left', 0, 0],
    ['right', 16, 16],
  ])('%s from %i', (move, from, expected) => {
    expect(moveCaret(read(text, { widthMm: 400 }), at(from), move).caret.offset).toBe(expected);
  });

  test('in columns, down leads on and left is the next column', () => {
    const map = read('一二三四五六', { writing: 'vertical', align: 'right' });
    expect(linesOf(map)).toEqual([
      [0, 4],
      [4, 6],
    ]);
    expect(primaryCaretPlace(map, at(1))).toMatchObject({ from: { x: 38.5, y: 10 }, to: { x: 28.5, y: 10 } });
    expect(walk(map, 'down', at(0))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(moveCaret(map, at(1), 'left').caret.offset).toBe(5);
    expect(moveCaret(map, at(5), 'right').caret.offset).toBe(1);
    expect(moveCaret(map, at(5), 'up').caret.offset).toBe(4);
  });
});

describe('what is selected', () => {
  const extents = (areas: { x: number; y: number }[][]) =>
    areas.map((area) => {
      const [xs, ys] = [area.map(({ x }) => x), area.map(({ y }) => y)];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(round);
    });

  test.each<[string, number, number, number[][]]>([
    ['abcd', 1, 3, [[5, 1.5, 15, 11.5]]],
    ['abcd', 2, 2, []],
    // The end of a line shows behind it, an empty line too.
    [
      'ab\n\nc',
      0,
      5,
      [
        [0, 1.5, 12.5, 11.5],
        [0, 14.5, 2.5, 24.5],
        [0, 27.5, 5, 37.5],
      ],
    ],
    [
      'three words',
      0,
      11,
      [
        [0, 1.5, 30, 11.5],
        [0, 14.5, 25, 24.5],
      ],
    ],
    // One stretch of the text may be two that are seen.
    [
      'abאבג',
      1,
      4,
      [
        [5, 1.5, 10, 11.5],
        [20, 1.5, 40, 11.5],
      ],
    ],
    ['abאבג', 0, 5, [[0, 1.5, 40, 11.5]]],
  ])('%j from %i to %i', (text, start, end, expected) => {
    expect(extents(selectedAreas(read(text), start, end))).toEqual(expected);
  });

  test('follows a curve, and what is composed is underlined', () => {
    const bent = read('一二三四五六', { arcDeg: 180, widthMm: 60, align: 'center' });
    const [area] = selectedAreas(bent, 0, 6);
    expect(area!.length).toBeGreaterThan(100);
    const [line] = underlines(read('abcd'), 1, 3);
    expect(line).toEqual([
      { x: 5, y: 10.5 },
      { x: 15, y: 10.5 },
    ]);
  });
});

/** Whatever a person types or a file brings. */
const ODD = [
  '',
  ' ',
  '\n\n\n',
  'a\r\nb\rc\u2028d\u2029e\vf',
  '\u00ad',
  '\u200b\u200b',
  '\ud83d',
  '\udc4da',
  '\u0301\u0301\u0301',
  'a\u0000\u0007b',
  '\t\t',
  'one     two six',
  'מחיר 12.50 ₪ (new!)',
  'السلام عليكم Anna ١٢٣',
  '\u202eabc\u202c def',
  '\u2067אב\u2069 x \u2066ab\u2069',
  'สวัสดีครับ น้ำใจ',
  'क्षत्रिय हिन्दी',
  '👩\u200d❤\ufe0f\u200d💋\u200d👨👍🏽🇺🇳#\ufe0f\u20e3',
  '永'.repeat(300),
  'Incomprehensibilities'.repeat(3),
];
const WAYS: Partial<TextToSet>[] = [
  {},
  { widthMm: 1 },
  { align: 'right', verticalAlign: 'bottom', letterSpacingEm: -0.2 },
  { align: 'justify' },
  { fit: 'shrink' },
  { arcDeg: 120, align: 'center' },
  { arcDeg: -300, align: 'right' },
  { writing: 'vertical', align: 'right' },
  { writing: 'vertical', uprightDigits: true, heightMm: 3 },
];

describe.each(WAYS)('odd words in %j', (changes) => {
  test.each(ODD)('%j', (text) => {
    const map = read(text, changes);
    const edges = map.lines.map(({ slots, edges }) => edges.length - slots.length);
    expect(edges).toEqual(map.lines.map(() => 1));
    // Every letter is in one line, in its own slot.
    const slots = map.lines.flatMap((line) => line.slots).sort((a, b) => a.start - b.start);
    for (const [i, { start, end }] of slots.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(slots[i - 1]?.end ?? 0);
    }
    for (const offset of [...letterStarts(text), text.length]) {
      for (const isTrailing of [false, true]) {
        const place = primaryCaretPlace(map, { offset, isTrailing });
        expect([place.from.x, place.from.y, place.to.x, place.to.y].every(Number.isFinite)).toBe(true);
        for (const move of MOVES) {
          const { caret } = moveCaret(map, { offset, isTrailing }, move);
          expect(caret.offset).toBeGreaterThanOrEqual(0);
          expect(caret.offset).toBeLessThanOrEqual(text.length);
        }
      }
    }
    expect(walk(map, 'text-end', at(0)).at(-1)).toBe(text.length);
    expect(
      selectedAreas(map, 0, text.length)
        .flat()
        .every(({ x, y }) => Number.isFinite(x + y)),
    ).toBe(true);
  });

  test.each(ODD.filter((text) => text.length < 60))('a press on a letter of %j finds it', (text) => {
    const map = read(text, changes);
    for (const [line, { slots, edges, track, aboveMm, belowMm }] of map.lines.entries()) {
      for (const [i] of slots.entries()) {
        // Of letters that lie on each other, or take no room, the pointer finds any.
        if ((edges[i + 1] ?? 0) - (edges[i] ?? 0) < 0.5) continue;
        const along = ((edges[i] ?? 0) + (edges[i + 1] ?? 0)) / 2;
        const middle = pointOnTrack(track, along, track.kind === 'bent' ? 0 : (aboveMm - belowMm) / 2);
        const found = caretEdgeOf(map, caretAt(map, middle));
        expect({ line: found.line, isBeside: found.edge === i || found.edge === i + 1 }).toEqual({
          line,
          isBeside: true,
        });
      }
    }
  });
});

const MOVES: CaretMove[] = [
  'left',
  'right',
  'up',
  'down',
  'word-left',
  'word-right',
  'line-start',
  'line-end',
];
