import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ImageFilterInput, readFilter } from './image-filter.ts';
import { type MarkedSet, matchingSet, namesOfMarks } from './image-marks.ts';

const ALL: ImageFilterInput = {
  content: '',
  tid: 'all',
  shape: 'all',
  alpha: 'all',
  used: 'all',
  format: 'all',
};

const holds = (set: MarkedSet, marks: ReadonlySet<string>): boolean => {
  if (set.kind === 'mark') return marks.has(set.mark);
  if (set.kind === 'not') return !holds(set.of, marks);
  return set.kind === 'all'
    ? set.of.every((one) => holds(one, marks))
    : set.of.some((one) => holds(one, marks));
};

const marksOf = (input: Partial<ImageFilterInput>) =>
  namesOfMarks(matchingSet(readFilter({ ...ALL, ...input })).set);

describe('the set a filter matches', () => {
  it.each<[string, Partial<ImageFilterInput>, string[]]>([
    ['everything not deleted', {}, ['']],
    ['a category', { tid: 'x1' }, ['', 'tx1']],
    ['no category', { tid: '' }, ['', 't']],
    ['a format', { format: 'png' }, ['', 'fpng']],
    ['a shape', { shape: 'square' }, ['', 'ss']],
    ['a character', { content: '猫' }, ['', 'g猫']],
    ['a pair', { content: '红猫' }, ['', 'g红猫']],
    ['three characters by their pairs', { content: '大红猫' }, ['', 'g大红', 'g红猫']],
    ['two words', { content: '红 CAT' }, ['', 'g红', 'gca', 'gat']],
    ['full-width letters as half-width', { content: 'ＡＢ' }, ['', 'gab']],
    ['an emoji as one character', { content: '🧵' }, ['', 'g🧵']],
    ['signs as themselves', { content: '%_' }, ['', 'g%_']],
  ])('%s', (_what, input, marks) => {
    expect(marksOf(input)).toEqual(marks);
  });

  it.each([
    ['', false],
    ['红猫', false],
    ['红 猫', false],
    ['大红猫', true],
    ['a bcd', true],
  ])('for “%s” needs reading the names: %s', (content, expected) => {
    expect(matchingSet(readFilter({ ...ALL, content })).needsReading).toBe(expected);
  });

  it('compares sides exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 30_000 }), (side, least) => {
        const bits = Array.from({ length: 15 }, (_, bit) => bit).filter((bit) => (side >> bit) & 1);
        const { set } = matchingSet(readFilter({ ...ALL, min_height: least }));
        expect(holds(set, new Set(['', ...bits.map((bit) => `h${bit}`)]))).toBe(side >= least);
      }),
      {
        numRuns: 2000,
        examples: [
          [1, 1],
          [30_000, 30_000],
          [1023, 1024],
          [1024, 1024],
          [1024, 1023],
        ],
      },
    );
  });
});
