import { expect, it } from 'vitest';
import { readItemsCell } from './read-items-cell.ts';

it.each<[string, ReturnType<typeof readItemsCell>]>([
  ['id:5|name:Cat mug|sku:MUG-1|quantity:2|total:10.00', [{ title: 'Cat mug', sku: 'MUG-1', quantity: '2' }]],
  [
    'product_name:Tee|product_option_name:Black / M|quantity:1|price:10;product_name:Mug|quantity:2|price:5',
    [
      { title: 'Tee', variation: 'Black / M', quantity: '1' },
      { title: 'Mug', quantity: '2' },
    ],
  ],
  [
    'Product ID: 77, Product Qty: 2, Product SKU: A-1, Product Name: Tee, black, Product Weight: 0.3|Product ID: 78, Product Qty: 1, Product SKU: B-2',
    [
      { quantity: '2', sku: 'A-1', title: 'Tee, black' },
      { quantity: '1', sku: 'B-2' },
    ],
  ],
  ['Cat mug', null],
  ['Note: a mug', null],
  ['', null],
])('%j', (cell, items) => {
  expect(readItemsCell(cell)).toEqual(items);
});
