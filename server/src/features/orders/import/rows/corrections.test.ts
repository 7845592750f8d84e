import { describe, expect, it } from 'vitest';
import type { Mapping } from '../../model/mapping.ts';
import {
  type CorrectedText,
  type Corrections,
  correctCells,
  correctPersonalisation,
  countCorrections,
  fillEmptyCells,
  mappingWithCorrections,
  NO_CORRECTIONS,
  withCorrectedText,
} from './corrections.ts';

const mapping: Mapping = {
  profile: 'generic@2',
  columns: { sku: [1, 2], country: [3] },
  personalisation: [],
};
const apply = (corrections: Corrections, row: number, cells: string[]) =>
  correctCells(mappingWithCorrections(mapping, corrections), corrections, String(row), cells);

describe('corrections', () => {
  it('write into the first column of a field and empty the others', () => {
    const corrections: Corrections = { rows: { 3: { sku: 'NEW' } }, bulk: [] };
    expect(apply(corrections, 3, ['a', 'x', 'y', 'US'])).toEqual({
      cells: ['a', 'NEW', '', 'US'],
      corrected: ['sku'],
    });
    expect(apply(corrections, 4, ['a', 'x', 'y', 'US'])).toEqual({
      cells: ['a', 'x', 'y', 'US'],
      corrected: [],
    });
  });

  it('find room for a field without a column, in short rows too', () => {
    const corrections: Corrections = { rows: { 2: { phone: '1' } }, bulk: [] };
    const wide = mappingWithCorrections(mapping, corrections);
    const column = wide.columns.phone![0]!;
    const { cells } = correctCells(wide, corrections, '2', ['a']);
    expect(cells[column]).toBe('1');
    expect(cells.every((cell) => typeof cell === 'string')).toBe(true);
    expect(mapping.columns.phone).toBeUndefined();
  });

  it('in bulk meet every row that reads so, blank rows never, and single ones win', () => {
    const corrections: Corrections = {
      rows: { 7: { country: 'CA' } },
      bulk: [{ field: 'country', from: '', to: 'US' }],
    };
    const fill = (row: number, cells: string[]) =>
      fillEmptyCells(mapping, corrections, String(row), apply(corrections, row, cells).cells);
    expect(fill(5, ['1', 's', '', ' '])).toEqual({ cells: ['1', 's', '', 'US'], corrected: ['country'] });
    expect(fill(6, ['1', 's', '', 'DE'])).toMatchObject({ corrected: [] });
    expect(fill(7, ['1', 's', '', '']).cells[3]).toBe('CA');
    expect(fill(8, ['', ' ', '']).corrected).toEqual([]);
  });

  it('of one of several texts leave nothing of what they were cut from', () => {
    const whole = 'Engraving: Yes; Name: Anna';
    const texts = [
      { name: 'Engraving', value: 'Yes', whole },
      { name: 'Name', value: 'Anna', whole },
      { name: 'Back', value: 'Rex', whole: 'Back: Rex' },
    ];
    const correct = (to: string) =>
      correctPersonalisation(
        texts,
        { ...NO_CORRECTIONS, personalisation: [{ name: 'Engraving', from: 'Yes', to }] },
        { row: 1 },
      ).texts;
    expect(correct('')).toEqual([{ name: 'Name', value: 'Anna' }, texts[2]]);
    expect(correct('Mum')).toEqual([
      { name: 'Engraving', value: 'Mum' },
      { name: 'Name', value: 'Anna' },
      texts[2],
    ]);
    expect(correct('Yes')).toEqual(texts);
  });

  it('are counted one by one', () => {
    expect(countCorrections({ rows: { 1: { sku: 'a', city: 'b' }, 2: { sku: 'c' } }, bulk: [] })).toBe(3);
  });
});

describe('corrections of a buyer’s words', () => {
  const said = (from: string, to: string, row?: number, item?: number): CorrectedText => ({
    name: '名字',
    from,
    to,
    ...(row === undefined ? {} : { row }),
    ...(item === undefined ? {} : { item }),
  });
  /** What the texts of row 2, items 1 and 2, and of row 3 become. */
  const read = (made: readonly CorrectedText[], text = 'L?a') => {
    const personalisation = made.reduce<CorrectedText[]>(withCorrectedText, []);
    const places = [
      { row: 2, item: 1 },
      { row: 2, item: 2 },
      { row: 3, item: 0 },
    ];
    return places.map((place) => {
      const all = { rows: {}, bulk: [], personalisation };
      const { texts, doubtful } = correctPersonalisation([{ name: '名字', value: text }], all, place);
      return `${texts[0]!.value}${doubtful.length > 0 ? ' asked' : ''}`;
    });
  };
  it.each<[string, CorrectedText[], string[]]>([
    ['nothing', [], ['L?a asked', 'L?a asked', 'L?a asked']],
    ['all rows', [said('L?a', 'Léa')], ['Léa', 'Léa', 'Léa']],
    ['one item', [said('L?a', 'Léa', 2, 1)], ['Léa', 'L?a asked', 'L?a asked']],
    ['the other item', [said('L?a', 'Lua', 2, 2)], ['L?a asked', 'Lua', 'L?a asked']],
    ['each item', [said('L?a', 'Léa', 2, 1), said('L?a', 'Lua', 2, 2)], ['Léa', 'Lua', 'L?a asked']],
    ['a row of several items', [said('L?a', 'Léa', 2, 0)], ['Léa', 'Léa', 'L?a asked']],
    ['an item, then all', [said('L?a', 'Lua', 2, 2), said('L?a', 'Léa')], ['Léa', 'Lua', 'Léa']],
    ['all, then an item as it reads', [said('L?a', 'Léa'), said('Léa', 'Lua', 2, 2)], ['Léa', 'Lua', 'Léa']],
    ['all, then all as they read', [said('L?a', 'Lea'), said('Lea', 'Léa')], ['Léa', 'Léa', 'Léa']],
    [
      'an item twice',
      [said('L?a', 'Lea', 2, 1), said('Lea', 'Léa', 2, 1)],
      ['Léa', 'L?a asked', 'L?a asked'],
    ],
    ['there and back', [said('L?a', 'Lea'), said('Lea', 'L?a')], ['L?a', 'L?a', 'L?a']],
    ['a confirmed item, then all', [said('L?a', 'L?a', 2, 1), said('L?a', 'Léa')], ['L?a', 'Léa', 'Léa']],
    ['another name', [{ ...said('L?a', 'Léa'), name: '日期' }], ['L?a asked', 'L?a asked', 'L?a asked']],
  ])('hold where they were made: %s', (_what, made, expected) => {
    expect(read(made)).toEqual(expected);
  });
});

describe('a text that says only yes or no where the words should stand', () => {
  const flagsOf = (name: string, value: string, more: { isExact?: true } = {}) =>
    correctPersonalisation([{ name, value, ...more }], { rows: {}, bulk: [] }, { row: 2 }).flags.length;

  it.each(
    'Tak, Nie, Yes, No, Ja, Nein, Oui, Non, Sí, Sim, Não, Evet, Hayır, Да, Нет, Igen, Ano, はい, なし, 네, 是, 否, 需要, 有, ใช่, نعم, لا, כן, بله, ✓, TRUE, personalised'.split(
      ', ',
    ),
  )('%s is asked about', (word) => {
    expect(flagsOf('定制内容', word)).toBe(1);
    expect(flagsOf('Personalizacja', word)).toBe(1);
    expect(flagsOf('Gravur', word)).toBe(1);
  });

  it.each([
    ['定制内容', 'Anna'],
    ['定制内容', 'Yes we can'],
    ['定制内容', '7'],
    ['定制内容', 'Jan'],
    ['Ribbon', 'Yes'],
  ])('%s = %s is not', (name, value) => {
    expect(flagsOf(name, value)).toBe(0);
  });

  it('is not asked about where a marketplace’s form asked', () => {
    expect(flagsOf('Personalization', 'No', { isExact: true })).toBe(0);
  });

  it('is right as it is, other words, or nothing at all, as a person says', () => {
    const decide = (to: string) => {
      const personalisation = [{ name: '定制内容', from: 'Tak', to }];
      return correctPersonalisation(
        [{ name: '定制内容', value: 'Tak' }],
        { rows: {}, bulk: [], personalisation },
        { row: 2 },
      );
    };
    expect(decide('Tak')).toMatchObject({ texts: [{ value: 'Tak' }], flags: [], left: [] });
    expect(decide('Anna')).toMatchObject({ texts: [{ value: 'Anna' }], flags: [], left: [] });
    expect(decide('')).toMatchObject({ texts: [], flags: [], left: ['定制内容'] });
  });
});
