import { describe, expect, it } from 'vitest';
import { columnOfField } from './known-headers.ts';

describe('the column of a field, without a mapping', () => {
  it.each([
    ['the one that says so, not a site', ['站点', '收货国家', '国家', '邮编'], 'country', 2],
    ['a site where none says so', ['站点', '邮编'], 'country', 0],
    ['of two with the same name the first', ['Country', 'Zip', 'Country'], 'country', 0],
    ['none', ['Order ID', 'SKU'], 'postcode', -1],
  ] as const)('%s', (_, headers, field, column) => {
    expect(columnOfField(headers, field)).toBe(column);
  });
});
