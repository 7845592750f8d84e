import { expect, it } from 'vitest';
import { shopKey } from './same-order.ts';

it.each<[string, string, boolean]>([
  ['Ana Shop', 'ANASHOP', true],
  ['ＡＮＡ　Ｓｈｏｐ', 'anashop', true],
  ['ｱﾅ', 'アナ', true],
  ['Cafe\u0301', 'café', true],
  ['小店①', '小店1', false],
  ['小店²', '小店2', false],
  ['Shop Ⓐ', 'Shop A', false],
  ['Shop™', 'ShopTM', false],
  ['Shop 1', 'Shop 2', false],
])('shops %j and %j are one: %s', (one, other, expected) =>
  expect(shopKey(one) === shopKey(other)).toBe(expected),
);
