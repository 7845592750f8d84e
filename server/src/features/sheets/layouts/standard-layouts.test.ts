import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { genericSheet } from '../generic-sheet.ts';
import { STANDARD_LAYOUTS } from './standard-layouts.ts';

const golden = (name: string): string[] =>
  JSON.parse(readFileSync(new URL(`./golden/${name}.json`, import.meta.url), 'utf8'));

it.each([
  ['dxm.popTemu.create.v51', 51, '导入模板'],
  ['dxm.popTemu.create.v26', 26, '导入模板'],
  ['dxm.tiktok.create.v35', 35, 'Sheet1'],
  ['dxm.lazada.export.v44', 44, 'lazada_quanqiuchanpin_'],
  ['dxm.popTemu.full.v60', 60, 'popTemu_product'],
  ['dxm.popTemu.full.v59', 59, 'popTemu_product'],
  ['ms.temu.goods.v43', 43, 'Sheet1'],
  ['ms.temu.apparel.v42', 42, 'Sheet1'],
])('%s has its %i headers to the character', (id, columns, sheetName) => {
  const layout = STANDARD_LAYOUTS.find((one) => one.id === id)!;
  expect(layout.columns.map(({ header }) => header)).toEqual(golden(id));
  expect(layout.columns).toHaveLength(columns);
  expect(layout.sheetName).toBe(sheetName);
});

it('the generic sheet has the agreed headers', () => {
  expect(genericSheet([], 'zh').columns.map(({ header }) => header)).toEqual(golden('generic'));
});

it('Temu: price, sizes, weight and stock are numbers, everything else is text', () => {
  const numbers = STANDARD_LAYOUTS[0]!.columns.flatMap(({ header, type }) =>
    type === 'number' ? [header] : [],
  );
  expect(numbers).toEqual([
    '*申报价格\n(店铺币种)',
    '*长（cm）',
    '*宽（cm）',
    '*高（cm）',
    '*重量（g）',
    '库存',
  ]);
});

it('fills a field in one column only, and requires what the header marks', () => {
  for (const { columns } of STANDARD_LAYOUTS) {
    const fields = columns.flatMap(({ field }) => field ?? []);
    expect(new Set(fields).size).toBe(fields.length);
    for (const { header, required } of columns)
      if (header.startsWith('*')) expect([header, required]).toEqual([header, true]);
  }
});
