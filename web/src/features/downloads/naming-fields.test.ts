import { expect, test } from 'vitest';
import { DEFAULT_NAMING, unknownFields } from './naming-fields.ts';

test.each([
  ['{sku}_{SKU}/{}_{序号}', ['SKU', '', '序号']],
  [DEFAULT_NAMING, []],
  ['{n}{n}', []],
  ['{sku', []],
])('%s', (rule, expected) => expect(unknownFields(rule)).toEqual(expected));
