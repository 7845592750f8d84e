import { expect, it } from 'vitest';
import { convertedTexts, writeCsv } from './write-csv.ts';

const column = { header: 'Text', width: 10, type: 'text' } as const;
const sheetOf = (...cells: (string | number | Date | null)[]) => ({
  name: 'Sheet',
  columns: [column],
  rows: cells.map((cell) => [cell]),
});

it.each(['00123', '3-4', 'MAR-26', 'may 10', '1E5', '12345678901', '10/12', '1.50', '100%', 'true', '10:30'])(
  '%s is not what a spreadsheet program shows',
  (text) => {
    expect(convertedTexts(sheetOf(text))).toEqual([text]);
    expect(writeCsv(sheetOf(text)).toString()).toBe(`\uFEFFText\r\n${text}\r\n`);
    expect(writeCsv(sheetOf(text), { keepsText: true }).toString()).toBe(`\uFEFFText\r\n"=""${text}"""\r\n`);
  },
);

it.each(['0', '7', '1234567890', 'MUG-11', '11oz', '2XL', 'S/M', '40x60 cm', 'MARS-26', '', 'A1', '白色'])(
  '%s stays what it is',
  (text) => {
    expect(convertedTexts(sheetOf(text))).toEqual([]);
    expect(writeCsv(sheetOf(text), { keepsText: true }).toString()).toBe(`\uFEFFText\r\n${text}\r\n`);
  },
);

it('numbers and days of their own are no texts', () => {
  expect(convertedTexts(sheetOf(1.5, new Date('2026-05-03T02:00:00Z'), null))).toEqual([]);
});

it.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\n=1', `"'\n'=1"`],
  ['a;=1', "a;'=1"],
  ['a; -1', "a;' -1"],
  ['a\t＋1', "a\t'＋1"],
  ['a\n=1', `"a\n'=1"`],
  ['a\r\n@b', `"a\r\n'@b"`],
  ['a;b', 'a;b'],
  ['a-b=c', 'a-b=c'],
])('%j begins no formula, also where a semicolon parts cells', (text, written) => {
  expect(writeCsv(sheetOf(text)).toString()).toBe(`\uFEFFText\r\n${written}\r\n`);
  const header = { ...sheetOf(), columns: [{ ...column, header: text }] };
  expect(writeCsv(header).toString()).toBe(`\uFEFF${written}\r\n`);
});

it('a text of many digits is no number, and costs no more than its letters', () => {
  expect(convertedTexts(sheetOf('1'.repeat(41)))).toEqual([]);
  // Squared, these digits would take minutes.
  expect(convertedTexts(sheetOf(`${'1'.repeat(2_000_000)}x`))).toEqual([]);
});
