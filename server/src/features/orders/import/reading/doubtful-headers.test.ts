import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { confirmableRows } from '../rows/damaged-rows.ts';
import { rowsBelowDoubtful } from './doubtful-headers.ts';
import { readTable } from './read-table.ts';
import type { DamagedCell } from './table-facts.ts';
import { encodeText } from './text/encode-text.ts';

const cell = (row: number, column: number, isConfirmable: boolean): DamagedCell => ({
  row,
  column,
  code: 'encoding',
  ...(isConfirmable && { confirmable: true as const }),
});

it.each<[string, boolean, DamagedCell[], DamagedCell[]]>([
  ['rows without a finding', true, [], [cell(2, 0, true), cell(3, 0, true)]],
  ['a row that never can be confirmed', true, [cell(3, 4, false)], [cell(2, 0, true), cell(3, 4, false)]],
  [
    'the worse of two findings',
    true,
    [cell(2, 1, true), cell(2, 5, false)],
    [cell(2, 5, false), cell(3, 0, true)],
  ],
  ['headers that cannot be confirmed', false, [cell(2, 1, true)], [cell(2, 1, false), cell(3, 0, false)]],
])('has one cell a row below a doubtful header: %s', (_, isConfirmable, found, cells) => {
  expect([...rowsBelowDoubtful(cell(1, 5, isConfirmable), found, [2, 3])]).toEqual(cells);
});

it.each([
  ['first of many', 5200, 'Ann', 2],
  ['last of many that are doubtful themselves', 3000, 'Tom£Tom', 3002],
])('never confirms a row of UTF-8 where the list is full: %s', async (_, count, name, row) => {
  const folder = mkdtempSync(join(tmpdir(), 'headers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'orders.csv');
  const line = (order: string, buyer: string) => `${order},MUG,1,${buyer},US,\n`;
  const old = (text: string) => encodeText(text, 'windows-1252');
  const strange = Buffer.from(line('U-1', 'José Peña'));
  const others = old(Array.from({ length: count }, (_row, n) => line(`A-${n}`, name)).join(''));
  const header = old('Order Number,SKU,Quantity,Recipient Name,Country,Note£x\n');
  writeFileSync(path, Buffer.concat([header, ...(row === 2 ? [strange, others] : [others, strange])]));
  const facts = await readTable(path, { encoding: 'windows-1252' }, async () => undefined);
  expect(confirmableRows(facts.damaged)(row)).toBe(false);
  expect(confirmableRows(facts.damaged)(row === 2 ? 3 : 2)).toBe(true);
});
