import { expect, it } from 'vitest';
import { readItems } from './items-cell.ts';

const ONE =
  '【1】 Custom mug (11oz)\n(产品属性: Color:Black + Size:M (wide))\n(商家编码: MUG-1)\n(产品数量: 2 piece)\n';

it.each<[string, ReturnType<typeof readItems>]>([
  [
    ONE,
    [
      {
        title: 'Custom mug (11oz)',
        variation: 'Color:Black + Size:M (wide)',
        sku: 'MUG-1',
        quantity: '2 piece',
      },
    ],
  ],
  ['【1】 Mug (产品数量: 1 piece)', [{ title: 'Mug', variation: '', sku: '', quantity: '1 piece' }]],
  [
    '【1】 Mug (产品数量: 1 piece)\n【2】 Tee\n(商家编码: TEE-1)(产品数量: 3 piece)',
    [
      { title: 'Mug', variation: '', sku: '', quantity: '1 piece' },
      { title: 'Tee', variation: '', sku: 'TEE-1', quantity: '3 piece' },
    ],
  ],
  // Written in another way: nobody guesses.
  ['Custom mug', null],
  ['【黑色】XL', null],
  ['【1】 Mug', null],
  ['2 × 【1】 Mug (产品数量: 1 piece)', null],
  ['【1】 Mug (产品数量: 1 piece) and more', null],
  ['【1】 Mug (产品数量: 1 piece)(产品数量: 2 piece)', null],
])('%j', (text, items) => {
  expect(readItems(text)).toEqual(items);
});
