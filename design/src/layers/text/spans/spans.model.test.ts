import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editWords, followWords } from './edit-words.ts';
import { graphemeStarts } from './grapheme-starts.ts';
import { settleSpans } from './letter-pieces.ts';
import { letterValues } from './letter-values.ts';
import { withPlainLineEnds } from './plain-line-ends.ts';
import { onlyStyle, replaceWords } from './replace-words.ts';
import { findSpanProblems } from './span-problems.ts';
import { styleLetters, withoutStyles } from './style-letters.ts';
import type { LetterStyle, SpannedWords } from './text-span.ts';

/** Letters that are hard to part: pairs, marks, lam and alef, line ends, joined emoji. */
const LETTERS = [
  'a',
  'b',
  ' ',
  '\n',
  '字',
  '👋',
  '👨‍👩‍👧',
  'e\u0301',
  'ل',
  'ا',
  'क',
  '्',
  'ष',
  '\u0301',
  '\u200d',
  'ำ',
  'น',
  '한',
];
const words = fc.array(fc.constantFrom(...LETTERS), { maxLength: 9 }).map((all) => all.join(''));
const styles = fc.record(
  {
    fontId: fc.constantFrom('own', 'bold'),
    sizeRatio: fc.constantFrom(1, 1.5, 2),
    colour: fc.constantFrom('#000000', '#CC0000', '#cc0000'),
    features: fc.constantFrom('', 'smcp=1'),
  },
  { requiredKeys: [] },
);
const place = fc.double({ min: 0, max: 1, noNaN: true });
type Step =
  | { kind: 'style'; from: number; to: number; style: LetterStyle }
  | { kind: 'clear'; name: keyof LetterStyle }
  | { kind: 'edit'; from: number; to: number; inserted: string }
  | { kind: 'layer'; fontId: string; colour: string };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('style' as const), from: place, to: place, style: styles }),
  fc.record({
    kind: fc.constant('clear' as const),
    name: fc.constantFrom('fontId', 'sizeRatio', 'colour', 'features'),
  }),
  fc.record({ kind: fc.constant('edit' as const), from: place, to: place, inserted: words }),
  fc.record({
    kind: fc.constant('layer' as const),
    fontId: fc.constantFrom('own', 'bold'),
    colour: fc.constantFrom('#000000', '#CC0000'),
  }),
);

/** One style for each UTF-16 unit: what spans must say, done the slow way. */
interface Model {
  text: string;
  fontId: string;
  colour: string;
  units: LetterStyle[];
}

/** A grapheme has its first unit's style, and a style says nothing that the layer says. */
function settled(model: Model): Model {
  const starts = new Set(graphemeStarts(model.text));
  let first: LetterStyle = {};
  const units = model.units.map((unit, at) => {
    if (starts.has(at)) first = unit;
    const { fontId, sizeRatio, colour, features } = first;
    return {
      ...(fontId && fontId !== model.fontId ? { fontId } : {}),
      ...(sizeRatio && sizeRatio !== 1 ? { sizeRatio } : {}),
      ...(colour && colour.toUpperCase() !== model.colour ? { colour: colour.toUpperCase() } : {}),
      ...(features ? { features } : {}),
    };
  });
  return { ...model, units };
}

function unitsOf({ text, spans = [] }: SpannedWords): LetterStyle[] {
  return Array.from({ length: text.length }, (_, at) => {
    const found = spans.find(({ start, end }) => at >= start && at < end);
    if (!found) return {};
    const { start: _start, end: _end, ...style } = found;
    return style.colour ? { ...style, colour: style.colour.toUpperCase() } : style;
  });
}

function stretchOf(text: string, one: number, other: number): { start: number; end: number } {
  const [a, b] = [one, other].map((part) => Math.round(part * text.length));
  return { start: Math.min(a ?? 0, b ?? 0), end: Math.max(a ?? 0, b ?? 0) };
}

/** The same stretch that ends at no half of a character, as selections do. */
function wholeStretch(text: string, one: number, other: number) {
  const { start, end } = stretchOf(text, one, other);
  const isHalf = (at: number) => /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1));
  return { start: isHalf(start) ? start - 1 : start, end: isHalf(end) ? end + 1 : end };
}

function styleModel(model: Model, { start, end }: { start: number; end: number }, style: LetterStyle): Model {
  if (start === end) return model;
  const starts = [...graphemeStarts(model.text), model.text.length];
  const from = Math.max(...starts.filter((at) => at <= start));
  const to = Math.min(...starts.filter((at) => at >= end));
  const units = model.units.map((unit, at) => (at >= from && at < to ? { ...unit, ...style } : unit));
  return { ...model, units };
}

function editModel(model: Model, { start, end }: { start: number; end: number }, inserted: string): Model {
  const { text, units } = model;
  const isFirst = start === 0 || text[start - 1] === '\n';
  const continues = isFirst && start < text.length && text[start] !== '\n' ? start : start - 1;
  const style = units[end > start ? start : continues] ?? {};
  const added = Array.from({ length: inserted.length }, () => style);
  return {
    ...model,
    text: text.slice(0, start) + inserted + text.slice(end),
    units: [...units.slice(0, start), ...added, ...units.slice(end)],
  };
}

it('any sequence of edits and styles gives what a style for each letter gives', () => {
  fc.assert(
    fc.property(words, fc.array(step, { maxLength: 12 }), (text, steps) => {
      let now: SpannedWords = { text, fontId: 'own', colour: '#000000' };
      let model: Model = { text, fontId: 'own', colour: '#000000', units: unitsOf(now) };
      for (const one of steps) {
        if (one.kind === 'style') {
          const stretch = wholeStretch(now.text, one.from, one.to);
          now = { ...now, spans: styleLetters(now, stretch, one.style) };
          model = styleModel(model, stretch, one.style);
        } else if (one.kind === 'clear') {
          now = { ...now, spans: withoutStyles(now, [one.name]) };
          model = { ...model, units: model.units.map(({ [one.name]: _, ...rest }) => rest) };
        } else if (one.kind === 'edit') {
          const stretch = wholeStretch(now.text, one.from, one.to);
          now = { ...now, ...editWords(now, { ...stretch, inserted: one.inserted }) };
          model = editModel(model, stretch, one.inserted);
        } else {
          now = { ...now, fontId: one.fontId, colour: one.colour };
          now = { ...now, spans: settleSpans(now) };
          model = { ...model, fontId: one.fontId, colour: one.colour };
        }
        model = settled(model);
        expect(now.text).toBe(model.text);
        expect(unitsOf(now)).toEqual(model.units);
        expect(findSpanProblems(now)).toEqual([]);
      }
    }),
    { numRuns: 1500 },
  );
});

it('words that are known only by what they became keep the style of what stayed', () => {
  fc.assert(
    fc.property(words, words, words, words, styles, (before, old, next, after, style) => {
      const text = before + old + after;
      const own: SpannedWords = { text, fontId: 'own', colour: '#000000' };
      const spans = styleLetters(own, { start: 0, end: before.length }, style);
      const changed = { ...own, text: before + next + after };
      const followed = { ...changed, spans: followWords({ ...own, spans }, changed.text) };
      expect(findSpanProblems(followed)).toEqual([]);
      // What was styled and stayed is styled: all graphemes that lie in it whole.
      const kept = styleLetters(changed, { start: 0, end: before.length }, style);
      const edge = graphemeStarts(changed.text).findLast((at) => at <= before.length) ?? 0;
      const isBefore = (at: number) =>
        at < Math.min(edge, graphemeStarts(text).findLast((one) => one <= before.length) ?? 0);
      const [found, wanted] = [unitsOf(followed), unitsOf({ ...changed, spans: kept })];
      for (const at of found.keys()) if (isBefore(at)) expect(found[at]).toEqual(wanted[at]);
    }),
  );
});

it('other words have the one style that all letters had, else the layer’s; equal words keep theirs', () => {
  fc.assert(
    fc.property(words, words, place, place, styles, (text, other, from, to, style) => {
      const own: SpannedWords = { text, fontId: 'own', colour: '#000000' };
      const styled = { ...own, spans: styleLetters(own, wholeStretch(text, from, to), style) };
      const replaced = { ...own, text: other, spans: replaceWords(styled, other) };
      expect(findSpanProblems(replaced)).toEqual([]);
      if (other === text) {
        expect(replaced.spans).toEqual(styled.spans);
        return;
      }
      const seen = unitsOf(styled).filter((_, at) => text[at]?.trim() !== '');
      const isOne = seen.every((unit) => JSON.stringify(unit) === JSON.stringify(seen[0]));
      expect(onlyStyle(styled) !== null).toBe(isOne);
      const wanted = isOne ? (seen[0] ?? {}) : {};
      if (seen.length > 0)
        expect(unitsOf(replaced)).toEqual(
          Array.from(other).flatMap((c) => Array.from({ length: c.length }, () => wanted)),
        );
    }),
  );
});

it('lists what the letters of a stretch have', () => {
  const own: SpannedWords = { text: 'red big', fontId: 'own', colour: '#000000' };
  const spans = styleLetters(
    { ...own, spans: styleLetters(own, { start: 0, end: 3 }, { colour: '#cc0000' }) },
    { start: 4, end: 7 },
    { sizeRatio: 2 },
  );
  const styled = { ...own, spans };
  expect(letterValues(styled)).toEqual({
    fontIds: ['own'],
    sizeRatios: [1, 2],
    colours: ['#CC0000', '#000000'],
    features: [''],
  });
  expect(letterValues(styled, { start: 1, end: 4 }).colours).toEqual(['#CC0000']);
  expect(letterValues({ ...styled, gradient: {} }, { start: 4, end: 5 }).colours).toEqual([null]);
  expect(letterValues({ ...own, text: '' }).sizeRatios).toEqual([1]);
});

it('typing continues in the style of the letter before, at the beginning of a paragraph of the one behind', () => {
  const own: SpannedWords = {
    text: 'ab\ncd',
    fontId: 'own',
    colour: '#000000',
    spans: [
      { start: 1, end: 2, colour: '#CC0000' },
      { start: 3, end: 4, sizeRatio: 2 },
    ],
  };
  const at = (place: number) => editWords(own, { start: place, end: place, inserted: 'x' }).spans;
  expect(at(1)).toEqual([
    { start: 2, end: 3, colour: '#CC0000' },
    { start: 4, end: 5, sizeRatio: 2 },
  ]);
  expect(at(2)[0]).toEqual({ start: 1, end: 3, colour: '#CC0000' });
  expect(at(3)[1]).toEqual({ start: 3, end: 5, sizeRatio: 2 });
  const pasted = { start: 2, end: 2, inserted: 'xy', spans: [{ start: 1, end: 2, fontId: 'bold' }] };
  expect(editWords(own, pasted).spans).toEqual([
    { start: 1, end: 2, colour: '#CC0000' },
    { start: 3, end: 4, fontId: 'bold' },
    { start: 5, end: 6, sizeRatio: 2 },
  ]);
});

it('line ends of another convention are no change, whichever fields and orders bring', () => {
  const ends = fc.constantFrom('\r\n', '\r', '\n');
  const lines = fc.array(words, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      lines,
      ends,
      ends,
      place,
      place,
      styles,
      words,
      (all, before, after, from, to, style, key) => {
        const join = (end: string) => all.join('\n').replaceAll('\n', end);
        const own: SpannedWords = { text: join(before), fontId: 'own', colour: '#000000' };
        const plain = { ...own, text: join('\n') };
        const stretch = wholeStretch(plain.text, from, to);
        const spans = styleLetters(plain, stretch, style);
        const stored = { ...own, spans: followWords({ ...plain, spans }, own.text) };
        expect(findSpanProblems(stored)).toEqual([]);
        expect(withPlainLineEnds(stored).spans).toEqual(spans);
        // The first key in a field, which has one character for each line end.
        const typed = plain.text + key;
        expect(followWords(stored, typed)).toEqual(followWords({ ...plain, spans }, typed));
        expect(replaceWords(stored, join(after))).toEqual(followWords({ ...plain, spans }, join(after)));
      },
    ),
  );
});
