import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bindHeaders } from './bind-headers.ts';

const golden = (name: string): string[] =>
  JSON.parse(readFileSync(new URL(`../layouts/golden/${name}.json`, import.meta.url), 'utf8'));

it.each([
  ['ms.temu.goods.v43', 24],
  ['ms.temu.apparel.v42', 23],
])('a file of %s as an own sheet is filled where we have something, each field once', (id, bound) => {
  const columns = bindHeaders(golden(id));
  const fields = columns.flatMap(({ field }) => field ?? []);
  expect(fields).toHaveLength(bound);
  expect(new Set(fields).size).toBe(bound);
  for (const { header, field, required } of columns)
    if (/^\s*\*/.test(header))
      expect({ header, field, required }).toMatchObject({ field: expect.anything(), required: true });
});

it.each([
  ['* 申报价（USD）', 'price'],
  ['＊规格属性值1', 'axis1_value'],
  [' *产品轮播图 ', 'images'],
  ['规格名称 2', 'axis2_name'],
  ['', null],
])('%j fills %s', (header, field) => {
  expect(bindHeaders([header])[0]!.field).toBe(field);
});
