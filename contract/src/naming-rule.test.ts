import { expect, test } from 'vitest';
import { DEFAULT_NAMING, namingFieldOf, unknownFields } from './naming-rule.ts';

test.each<[rule: string, unknown: string[]]>([
  [DEFAULT_NAMING, []],
  ['{sku}_{name}', []],
  ['{n}{n}', []],
  ['{sku}_{price}/{Name}_{price}', ['price', 'Name']],
  ['{sku}_{SKU}/{}_{序号}', ['SKU', '', '序号']],
  ['{}', ['']],
  ['{ sku }', [' sku ']],
  ['{constructor}', ['constructor']],
  ['{sku', []],
  ['{personalisation}{wish}', []],
])('%s has the unknown fields %j', (rule, unknown) => expect(unknownFields(rule)).toEqual(unknown));

test('an old spelling means the field of today', () =>
  expect(['wish', 'line', 'toString'].map(namingFieldOf)).toEqual(['personalisation', 'line', undefined]));
