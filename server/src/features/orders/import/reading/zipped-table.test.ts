import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { detectKind } from './detect-kind.ts';
import { unzipTable } from './zipped-table.ts';

const zip = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );

it.each<[string, Record<string, string>, string | null]>([
  ['one table', { '订单.csv': 'a,b' }, 'a,b'],
  ['one table in a folder', { 'export/orders.TXT': 'a\tb' }, 'a\tb'],
  [
    'a table beside what a Mac leaves',
    { 'orders.csv': 'a', '__MACOSX/._orders.csv': 'x', '.DS_Store': 'y' },
    'a',
  ],
  ['a table beside pictures', { 'orders.csv': 'a', 'pictures/1.png': 'x' }, 'a'],
  ['a workbook', { '[Content_Types].xml': '', 'xl/workbook.xml': '' }, null],
])('%s', async (_name, files, expected) => {
  expect((await unzipTable(zip(files)))?.toString() ?? null).toBe(expected);
});

it.each<[string, Record<string, string>, string, string]>([
  ['no table', { 'a.png': 'x' }, 'orders.zip-without-table', '没有表格'],
  ['two tables', { 'a.csv': 'x', 'b.xlsx': 'y' }, 'orders.zip-with-tables', 'a.csv、b.xlsx'],
])('%s', async (_name, files, id, words) => {
  const error = await unzipTable(zip(files)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Refusal);
  expect((error as Refusal).id).toBe(id);
  expect((error as Refusal).text.zh).toContain(words);
});

it.each<[string, string]>([
  ['{"orders": []}', 'orders.table-other-text'],
  [' [1, 2]', 'orders.table-other-text'],
  ['<?xml version="1.0"?><orders/>', 'orders.table-other-text'],
  ['ID;PWXL;N;E', 'orders.table-other-workbook'],
  ['TABLE\r\n0,1\r\n"EXCEL"', 'orders.table-other-workbook'],
  ['{\\rtf1 hello}', 'orders.table-other-text'],
])('%j is refused by what it is', (text, id) => {
  expect(() => detectKind(Buffer.from(text))).toThrow(expect.objectContaining({ id }));
});

it.each(['订单号,SKU', '[Order],SKU', '{a},b'])('%j is a table', (text) => {
  expect(detectKind(Buffer.from(text))).toBe('csv');
});
