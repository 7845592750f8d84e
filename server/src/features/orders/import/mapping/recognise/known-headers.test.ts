import { describe, expect, it } from 'vitest';
import { columnOfField, countKnownHeaders, createHeaderCounter } from './known-headers.ts';

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

it('one counter for many rows counts each as it is counted alone', () => {
  const count = createHeaderCounter();
  const rows = [
    ['Order ID', 'SKU', 'Quantity'],
    ['order id', 'Order-ID', 'ORDER ID '],
    ['1', 'A', '2', ''],
    ['Order ID', 'x'.repeat(61), 'A', 'A'],
    ['__proto__', 'constructor', '数量', 'Recipient Name'],
    [],
  ];
  for (const row of [...rows, ...rows.toReversed()]) expect(count(row)).toBe(countKnownHeaders(row));
});
