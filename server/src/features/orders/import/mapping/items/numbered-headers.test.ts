import { ORDER_FIELDS } from '@diy/contract/orders/order-fields';
import { describe, expect, it } from 'vitest';
import { ALIASES } from '../headers/aliases.ts';
import { type ItemNumber, type ItemPart, itemPart, withoutNumber } from './numbered-headers.ts';

function read(header: string): [ItemPart, ItemNumber] | null {
  const numbered = withoutNumber(header);
  const part = numbered && itemPart(numbered.rest);
  return part ? [part, numbered.place] : null;
}

describe('a header of one of several items says which one, and what of it', () => {
  it.each<[string, ItemPart, ItemNumber]>([
    ['SKU1', 'sku', 1],
    ['SKU.1', 'sku', 1],
    ['Quantity.1', 'quantity', 1],
    ['SKU 02', 'sku', 2],
    ['SKU #2', 'sku', 2],
    ['SKU (2)', 'sku', 2],
    ['SKU 2 (optional)', 'sku', 2],
    ['sku_2', 'sku', 2],
    ['sku2Qty', 'quantity', 2],
    ['SKU No. 2', 'sku', 2],
    ['2nd SKU', 'sku', 2],
    ['Second SKU', 'sku', 2],
    ['secondSku', 'sku', 2],
    ['Third Quantity', 'quantity', 3],
    ['Additional SKU', 'sku', 'other'],
    ['Other Quantity', 'quantity', 'other'],
    ['SKU B', 'sku', 'other'],
    ['Bundle SKU 2', 'sku', 2],
    ['Bundle Qty 2', 'quantity', 2],
    ['Line 2 SKU', 'sku', 2],
    ['Line 2 Quantity', 'quantity', 2],
    ['Item 2', 'title', 2],
    ['Item 2 Name', 'title', 2],
    ['Item Code 2', 'sku', 2],
    ['Product Name 3', 'title', 3],
    ['items[1].sku', 'sku', 1],
    ['items.0.quantity', 'quantity', 0],
    ['line_items/1/sku', 'sku', 1],
    ['Lineitem sku 2', 'sku', 2],
    ['SKU 20', 'sku', 20],
    ['SKU 120', 'sku', 120],
    ['Artikelnummer 2', 'sku', 2],
    ['2. Artikelnummer', 'sku', 2],
    ['Zweite Menge', 'quantity', 2],
    ['Artikel 2 Menge', 'quantity', 2],
    ['Aantal 2', 'quantity', 2],
    ['Deuxième SKU', 'sku', 2],
    ['2e quantité', 'quantity', 2],
    ['Referencia del artículo 2', 'sku', 2],
    ['Cantidad 2', 'quantity', 2],
    ['Otra cantidad', 'quantity', 'other'],
    ['Codice articolo 2', 'sku', 2],
    ['Quantidade 2', 'quantity', 2],
    ['Артикул 2', 'sku', 2],
    ['Второй артикул', 'sku', 2],
    ['Количество 2', 'quantity', 2],
    ['商品コード2', 'sku', 2],
    ['個数２', 'quantity', 2],
    ['상품코드2', 'sku', 2],
    ['수량 2', 'quantity', 2],
    ['Stok Kodu 2', 'sku', 2],
    ['İkinci Adet', 'quantity', 2],
    ['Mã SKU 2', 'sku', 2],
    ['Số lượng 2', 'quantity', 2],
    ['SKU二', 'sku', 2],
    ['数量三', 'quantity', 3],
    ['第二件商品SKU', 'sku', 2],
    ['商品2SKU', 'sku', 2],
    ['商品二数量', 'quantity', 2],
    ['附加SKU', 'sku', 'other'],
    ['מק"ט 2', 'sku', 2],
    ['الكمية ٢', 'quantity', 2],
  ])('%s', (header, part, place) => {
    expect(read(header)).toEqual([part, place]);
  });

  it.each([
    'SKU',
    'Quantity (12 pcs)',
    '数量(1)件装说明',
    'Item #',
    'Line 2',
    'Line 2 Text',
    'Address 2',
    'Second Name',
    'Other Notes',
    '3rd party ID',
    'Option 2',
    'Text 2',
    'Engraving 2',
    'Color 2',
    'Set 2',
    'Size B',
    '规格2',
    '地址2',
    '统一编号',
  ])('%s speaks of no numbered item', (header) => expect(read(header)).toBeNull());

  it('no header of our lists numbers an item', () => {
    const all = ORDER_FIELDS.flatMap((field) => ALIASES[field]);
    expect(all.filter((header) => read(header) !== null)).toEqual([]);
  });
});

it.each(['Item 1 constructor', 'Item 1 toString', 'constructor 1', 'item 2 __proto__'])(
  '%s is no part of an item',
  (header) => {
    expect(read(header)).toBeNull();
  },
);
