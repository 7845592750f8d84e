import { describe, expect, it } from 'vitest';
import { orderSuffixes, withOrderSuffix } from './order-folders.ts';

describe('orders that would share a folder', () => {
  it.each<[string, [orderNo: string, shop: string][], string[]]>([
    [
      'one shop',
      [
        ['1001', 'A'],
        ['1002', 'A'],
        ['1001', 'A'],
      ],
      ['', '', ''],
    ],
    [
      'several shops, other numbers',
      [
        ['1001', 'A'],
        ['1002', 'B'],
      ],
      ['', ''],
    ],
    [
      'two shops, one number',
      [
        ['1001', 'A'],
        ['1001', 'B'],
        ['1002', 'A'],
      ],
      ['_{shop}', '_{shop}', ''],
    ],
    [
      'a shop spelled in two ways',
      [
        ['1001', 'My Shop'],
        ['1001', 'ｍｙ shop'],
      ],
      ['', ''],
    ],
    [
      'one that names no shop is any',
      [
        ['1001', 'A'],
        ['1001', ''],
      ],
      ['', ''],
    ],
    [
      'but not of two',
      [
        ['1001', 'A'],
        ['1001', ''],
        ['1001', 'B'],
      ],
      ['_{shop}', '', '_{shop}'],
    ],
    [
      'shops that no file name distinguishes',
      [
        ['1', 'A:b'],
        ['1', 'A?b'],
        ['1', 'A:b'],
      ],
      ['_{shop}', '_{shop}_2', '_{shop}'],
    ],
    [
      'numbers that no file name distinguishes',
      [
        ['P/1', 'A'],
        ['P:1', 'A'],
        ['P?1', 'A'],
        ['P/1', 'A'],
      ],
      ['', '_2', '_3', ''],
    ],
    [
      'numbers that differ by case',
      [
        ['po-1', 'A'],
        ['PO-1', 'A'],
      ],
      ['', '_2'],
    ],
    [
      'lines without a number',
      [
        ['', 'A'],
        ['', 'B'],
      ],
      ['', ''],
    ],
  ])('%s', (_, orders, expected) => {
    const lines = orders.map(([orderNo, shop], at) => [`${at}`, { orderNo, shop }] as const);
    const suffixes = orderSuffixes(lines);
    expect(lines.map(([id]) => suffixes.get(id) ?? '')).toEqual(expected);
  });
});

it.each([
  ['{order}/{order}_{line}', '', '{order}/{order}_{line}'],
  ['{order}/{order}_{line}', '_{shop}', '{order}_{shop}/{order}_{line}'],
  ['{order}/{order}_{line}', '_{shop}_2', '{order}_{shop}_2/{order}_{line}'],
  ['{shop}/{order}/{line}', '_{shop}', '{shop}/{order}/{line}'],
  ['{shop}/{order}/{line}', '_{shop}_2', '{shop}/{order}_2/{line}'],
  ['{order}-{shop}\\{line}', '_{shop}', '{order}-{shop}\\{line}'],
  ['{order}/{shop}_{line}', '_{shop}', '{order}_{shop}/{shop}_{line}'],
  ['{order}_{line}', '_{shop}', '{order}_{shop}_{line}'],
  ['{sku}', '_{shop}', '{sku}'],
])('%s with %s is %s', (rule, suffix, expected) => expect(withOrderSuffix(rule, suffix)).toBe(expected));
