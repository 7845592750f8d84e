import { describe, expect, it } from 'vitest';
import { createNumberColumns, recordNumberKind } from './number-columns.ts';
import { numberText } from './xlsx/number-text.ts';

const HEADERS = ['Order ID', 'Postcode', 'Country', 'Engraving Text'];

/** Damage of a text file with these rows; `row column code`. */
function ofText(rows: readonly string[][], damaged: readonly number[] = []): string[] {
  const columns = createNumberColumns(HEADERS, undefined);
  for (const [at, cells] of rows.entries()) {
    const lost = damaged.includes(at) ? { damaged: [{ column: 0, code: 'scientific' as const }] } : {};
    columns.see({ row: at + 2, cells, ...lost });
  }
  return columns.find().map(({ row, column, code }) => `${row} ${column} ${code}`);
}

/** A number stands for a cell that is one, a date for one with the format of a date. */
function ofWorkbook(rows: readonly (string | number | Date)[][]): string[] {
  const kinds = new Uint8Array(200);
  const columns = createNumberColumns(HEADERS, kinds);
  rows.forEach((row, at) => {
    const cells = row.map((cell, column) => {
      const value =
        typeof cell === 'string'
          ? { text: cell }
          : typeof cell === 'number'
            ? numberText(String(cell), undefined, false)
            : numberText(String(cell.getTime() / 86_400_000 + 25_569), { kind: 'date', time: false }, false);
      recordNumberKind(kinds, column, value);
      return value.text;
    });
    columns.see({ row: at + 2, cells });
  });
  return columns.find().map(({ row, column, code }) => `${row} ${column} ${code}`);
}

const ALL_ZEROS = [0, 1, 2, 3].map((column) => `0 ${column} zeros`);

describe('columns whose digits a spreadsheet changed', () => {
  it.each<[string, string[][], string[]]>([
    ['postcodes as long as they are', [['1001', '10115', 'DE', '7']], []],
    ['a postcode that lost its zero', [['1001', '1067', 'DE', '7']], ALL_ZEROS],
    ['one beside a zero that was kept', [['1001', '1067', 'DE', '007']], []],
    ['a short postcode of a country with short ones', [['1001', '110', 'TW', '7']], []],
    ['zeros behind the fifteenth digit', [['576461413038785000', '', '', '']], ['2 0 long-number']],
    [
      'such a number beside a whole one',
      [
        ['576461413038785000', '', '', ''],
        ['576461413038785123', '', '', ''],
      ],
      [],
    ],
    ['a sixteenth digit that is 0 by chance', [['8012345678901230', '', '', '']], []],
    [
      'the same number in two rows, and it alone',
      [
        ['8012345678901230', '', '', ''],
        ['8012345678901230', '', '', ''],
      ],
      [],
    ],
    [
      'three of them',
      [
        ['8012345678901230', '', '', ''],
        ['8012345678901240', '', '', ''],
        ['8012345678901250', '', '', ''],
      ],
      ['2 0 long-number', '3 0 long-number', '4 0 long-number'],
    ],
  ])('in a text file: %s', (_, rows, expected) => expect(ofText(rows)).toEqual(expected));

  it('a number with an exponent shows that its file lost digits', () => {
    expect(
      ofText(
        [
          ['5.76E+17', '', '', ''],
          ['1001', '', '', ''],
        ],
        [0],
      ),
    ).toEqual(ALL_ZEROS);
  });

  it.each<[string, (string | number | Date)[][], string[]]>([
    ['texts', [['1001', '10115', 'DE', '7']], []],
    ['numbers', [[1001, '10115', 'DE', 7]], ['0 0 number', '0 3 number']],
    [
      'numbers of a program that keeps zeros',
      [
        [1001, 10115, 'DE', 7],
        ['A-1', '01067', 'DE', ''],
      ],
      [],
    ],
    [
      'numbers, and a postcode that lost its zero',
      [[1001, 1067, 'DE', 'Anna']],
      ['0 0 number', '0 0 zeros', '0 1 number', '0 1 zeros'],
    ],
    ['a date', [['A-1', '10115', 'DE', new Date(0)]], ['0 3 date']],
  ])('in a workbook: %s', (_, rows, expected) => expect(ofWorkbook(rows)).toEqual(expected));
});
