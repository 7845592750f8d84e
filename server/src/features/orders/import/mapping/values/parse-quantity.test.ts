import { describe, expect, it } from 'vitest';
import { parseQuantity } from './parse-quantity.ts';

describe('pieces', () => {
  it.each<[string, number | null]>([
    ['2', 2],
    ['２', 2],
    ['٢', 2],
    ['۱۲', 12],
    ['२', 2],
    ['๒ ชิ้น', 2],
    ['\u200f١٢\u200f', 12],
    ['١٬٢٠٠', 1200],
    ['٢٫٠', 2],
    ['١٫٢٠٠', null],
    ['١2', null],
    ['②', null],
    ['2²', null],
    ['2.0', 2],
    ['2.00', 2],
    ['2.0000', 2],
    ['x2', 2],
    ['2件', 2],
    ['1,200', 1200],
    ['1.000', null],
    ['12.000 pcs', null],
    ['1.200', null],
    ['1,000', null],
    ['2,00', 2],
    ['2,0 szt', null],
    ['3,0', 3],
    ['1 200', null],
    ["1'200", null],
    ['1,20', null],
    ['0', null],
    ['100001', null],
  ])('%s', (text, expected) => expect(parseQuantity(text)).toBe(expected));
});
