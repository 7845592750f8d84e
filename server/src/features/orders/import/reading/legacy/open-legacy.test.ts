import { expect, it } from 'vitest';
import type { SheetRow } from '../sheet-source.ts';
import { encodeText } from '../text/encode-text.ts';
import { openLegacy } from './open-legacy.ts';

/** A record of a worksheet before 2007 (BIFF8). */
function record(id: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
}

function formula(column: number, value: number, parsed: number[]): Buffer {
  const body = Buffer.alloc(22 + parsed.length);
  body.writeUInt16LE(column, 2);
  body.writeDoubleLE(value, 6);
  body.writeUInt16LE(parsed.length, 20);
  Buffer.from(parsed).copy(body, 22);
  return record(0x0006, body);
}

/** `"…"` within a formula. */
const text = (letters: string) => [0x17, letters.length, 0, ...Buffer.from(letters, 'latin1')];
/** A whole number within a formula. */
const whole = (value: number) => [0x1e, value, 0];
const JOIN = 0x08;
const ADD = 0x03;
const SUBTRACT = 0x04;

const START = record(0x0809, Buffer.from([0, 6, 0x10, 0, ...new Array(12).fill(0)]));
const END = record(0x000a, Buffer.alloc(0));

async function rowOf(...cells: Buffer[]): Promise<SheetRow | undefined> {
  const { sheets } = openLegacy(Buffer.concat([START, ...cells, END]), 'xls', {});
  for await (const batch of sheets[0]!.read()) return batch[0];
}

it('a formula beside which a 0 stands is what it says, or is not known', async () => {
  const row = await rowOf(
    formula(0, 0, text('0032232')),
    formula(1, 0, [...text('A'), ...text('B'), JOIN]),
    formula(2, 2, [...whole(1), ...whole(1), ADD]),
    formula(3, 0, [...whole(1), ...whole(1), SUBTRACT]),
  );
  expect(row?.cells).toEqual(['0032232', '#CALC!', '2', '#CALC!']);
  expect(row?.damaged).toEqual([
    { column: 1, code: 'error' },
    { column: 3, code: 'error' },
  ]);
});

/** A page that is called .xls, with one row for each name. */
function page(names: readonly string[], head = ''): string {
  const rows = names.map((name, at) => `<tr><td>${at + 1}</td><td>MUG</td><td>1</td><td>${name}</td></tr>`);
  const headers = ['Order ID', 'SKU', 'Quantity', 'Name'].map((header) => `<th>${header}</th>`);
  return `<html><head>${head}<style>.adresse { color: red }</style></head><body><table><tr>${headers.join('')}</tr>${rows.join('')}</table></body></html>`;
}

/** Rows (from 1, without the headers) of a page whose letters are asked about. */
async function askedOf(bytes: Buffer, encoding?: string): Promise<number[]> {
  const table = openLegacy(bytes, 'html', encoding ? { encoding } : {});
  const doubts = table.createDoubts?.();
  for await (const rows of table.sheets[0]!.read())
    for (const { row, cells } of rows) doubts?.see(row, cells);
  return (doubts?.find() ?? []).map(({ row }) => row - 1);
}

it('a page that does not say its encoding is asked about like a text', async () => {
  expect(await askedOf(encodeText(page(['Ann', 'Běla']), 'windows-1250'))).toEqual([2]);
  expect(await askedOf(encodeText(page(['Ann', '鹿']), 'gb18030'))).toEqual([2]);
  expect(await askedOf(encodeText(page(['Ann', 'Müller']), 'windows-1252'))).toEqual([]);
});

it('a page that says its encoding, or whose reader does, is believed but for what it cannot be', async () => {
  const meta = '<meta charset="windows-1250">';
  expect(await askedOf(encodeText(page(['Běla', 'Łódź'], meta), 'windows-1250'))).toEqual([]);
  expect(await askedOf(encodeText(page(['Ann', 'Běla']), 'windows-1250'), 'windows-1250')).toEqual([]);
  expect(await askedOf(encodeText(page(['Anna', 'Świątek'], meta), 'iso-8859-2'))).toEqual([2]);
});

it('nothing is asked of UTF-8', async () => {
  expect(await askedOf(Buffer.from(page(['Běla', '鹿鹿鹿', 'Łódź'])))).toEqual([]);
});
