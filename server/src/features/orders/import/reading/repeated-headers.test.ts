import { expect, it } from 'vitest';
import { compareWithHeaders } from './repeated-headers.ts';

const HEADERS = ['商品名称', 'Order ID', 'SKU', 'Quantity', 'City'];

it.each<[string, string[], 'same' | 'other' | null]>([
  ['the same', HEADERS, 'same'],
  ['behind a mark', ['\ufeff商品名称', ...HEADERS.slice(1)], 'same'],
  ['behind a mark, with quotes that nobody took off', ['\ufeff"商品名称"', ...HEADERS.slice(1)], 'same'],
  ['in another order', [...HEADERS].reverse(), 'other'],
  ['an order', ['Mug', 'E-1', 'MUG-1', '1', 'York'], null],
  ['quotes of an order', ['"Mug"', 'A', 'B', '1', 'York'], null],
])('headers below the headers: %s', (_, cells, is) => expect(compareWithHeaders(HEADERS, cells)).toBe(is));
