import { describe, expect, it } from 'vitest';
import {
  ALIEXPRESS_ITEMS,
  ALL_ITEM_GRAMMARS,
  BIG_CARTEL_ITEMS,
  BIGCOMMERCE_DETAILS,
  SHOPEE_INFO,
  SKU_TIMES_QUANTITY,
  WOO_ITEMS,
} from './item-grammars.ts';
import { readItems, writeItems } from './read-items.ts';

const short = (text: string, grammars = ALL_ITEM_GRAMMARS) =>
  readItems(text, grammars)?.map(({ fields }) =>
    [fields.sku ?? fields.productTitle, fields.quantity].join(' x '),
  ) ?? null;
const details = (sku: string, name: string) =>
  `Product ID: 7, Product Qty: 2, Product SKU: ${sku}, Product Name: ${name}, Product Weight: 0.3000, Product Variation Details: , Product Unit Price: 10.00, Product Total Price: 20.00`;

describe('the items of a cell', () => {
  it.each<[string, string, string[] | null]>([
    ['one', 'name:Cat mug|sku:MUG-1|quantity:2|total:10.00', ['MUG-1 x 2']],
    ['a separator at the end', 'name:Cat mug|sku:MUG-1|quantity:2;', ['MUG-1 x 2']],
    ['two', 'name:A|sku:A|quantity:2;name:B|sku:B|quantity:1', ['A x 2', 'B x 1']],
    ['blanks and lines between', 'name:A|sku:A|quantity:2;\n name:B|sku:B|quantity:1', ['A x 2', 'B x 1']],
    ['a semicolon in a name', 'name:A; large|sku:A|quantity:2;name:B|sku:B|quantity:1', ['A x 2', 'B x 1']],
    ['an escaped separator', 'name:A\\|B|sku:A|quantity:2', ['A x 2']],
    ['another key first in the second', 'name:A|sku:A|quantity:2;sku:B|quantity:1', null],
    ['a key twice', 'name:A|sku:A|quantity:2|quantity:3', null],
    ['a key of nobody in a value', 'name:A|sku:A|colour:red|quantity:2', null],
    ['a key of nobody in words', 'name:A|colour:red|sku:A|quantity:2', null],
    ['a number that is none', 'name:A|sku:A|quantity:a few', null],
    ['words before it', 'Order: name:A|sku:A|quantity:2', null],
    ['words behind it', 'name:A|sku:A|quantity:2;and a card', null],
    ['no pieces', 'name:A|sku:A', null],
    ['pieces first, with prices', '1x Cat mug (100.00 PLN)\n2x Mug (15.00 PLN)', ['Cat mug x 1', 'Mug x 2']],
    ['pieces first, with a SKU', '2 x Hemd Schwarz M [TEE-1]  á 19,90 € (39,80 €)', ['TEE-1 x 2']],
    ['pieces first, and no price', '1x Cat mug', ['Cat mug x 1']],
    ['pieces first, one line without a price', '1x Cat mug (100.00 PLN)\na card', null],
    ['pieces first, two items in a line', '1x Cat mug, 2x Tee (100.00 PLN)', null],
    ['bigcommerce', `${details('A', 'Mug, "9&quot;"')}|${details('B', 'Tee | red')}`, ['A x 2', 'B x 2']],
    ['bigcommerce, cut off', `${details('A', 'Mug')}|Product ID: 8, Product Qty: 1, Prod`, null],
    [
      'bigcommerce, a key out of turn',
      'Product ID: 7, Product SKU: A, Product Qty: 2, Product Name: M',
      null,
    ],
    [
      'big cartel',
      'product_name:Tee|product_option_name:M|quantity:1|price:1.0|total:1.0;product_name:Cup|quantity:2',
      ['Tee x 1', 'Cup x 2'],
    ],
    [
      'shopee',
      '[1] Product Name:Cup; Quantity: 1; SKU Reference No.: A; \n[2] Product Name:Tee; Quantity: 2; ',
      ['A x 1', 'Tee x 2'],
    ],
    ['shopee, numbers out of turn', '[2] Product Name:Cup; Quantity: 1;', null],
    [
      'aliexpress',
      '【1】 Mug (big) (产品数量: 1 piece)\n【2】 Tee\n(商家编码: T)(产品数量: 3 piece)',
      ['Mug (big) x 1 piece', 'T x 3 piece'],
    ],
    ['aliexpress, a number missing', '【1】 Mug (产品数量: 1 piece)\n【3】 Tee (产品数量: 1 piece)', null],
    ['aliexpress, brackets of a title', '【黑色】XL', null],
    ['aliexpress, words behind', '【1】 Mug (产品数量: 1 piece) and more', null],
    ['aliexpress, a label twice', '【1】 Mug (产品数量: 1 piece)(产品数量: 2 piece)', null],
    ['skus with pieces', 'A*2;MAT-60*90*1;', ['A x 2', 'MAT-60*90 x 1']],
    ['skus with pieces and without', 'A*2;B', null],
    ['skus with a blank between', 'A*2 B*1', null],
    ['skus with a sign between', 'A×2/B×1', null],
    ['a size in a sku', '挂布 30*40 cm*2', ['挂布 30*40 cm x 2']],
    ['titles with their pieces in brackets', 'Mug (x2); Dog tee (M) (1x)', ['Mug x 2', 'Dog tee x 1']],
    ['pieces first', '2 x Mug; 1x Dog tee (Black / M)', ['Mug x 2', 'Dog tee x 1']],
    ['pieces first, one a line', '2 × Mug\n1 × Tee [TEE-1]', ['Mug x 2', 'TEE-1 x 1']],
    ['pieces first, with a comma between', '2 x Mug, 1 x Tee', null],
    ['pieces first, with money', '2 x Mug 19,90', null],
    ['pieces first, a size', '2 x 3 cm sticker', null],
    ['titles with a comma between', 'Mug x2, Tee x1', null],
    ['titles with a blank between', 'MUG-1 x 2 TEE-M x 1', null],
    ['a size in a title', 'Poster 30 x 40 x 2', ['Poster 30 x 40 x 2']],
    ['two kinds of separators', 'A*2;B*1,C*1', null],
    ['an empty item', 'A*2;;B*1', null],
    ['a title', 'Cat mug', null],
    ['a note', 'Note: a mug', null],
    ['nothing', '', null],
  ])('%s', (_, text, items) => {
    expect(short(text)).toEqual(items);
  });

  it('have their variation as pairs, and wait where money was paid back', () => {
    const [tee, mug] = readItems(
      'name:Tee|sku:T|quantity:1|refunded:0.00|meta:Color=Black, Size=M;name:Mug|sku:M|quantity:1|refunded:4.50|meta:Text=a, b &amp; c',
      [WOO_ITEMS],
    )!;
    expect(tee!.fields).toMatchObject({ variation: 'Color: Black, Size: M' });
    expect(tee!.fields.afterSalesStatus).toBeUndefined();
    expect(mug!.fields).toMatchObject({
      variation: 'Text: a, b & c',
      afterSalesStatus: 'partially refunded',
    });
  });

  it('more than any order has are none', () => {
    expect(short(Array.from({ length: 501 }, (_, at) => `A${at}*1`).join(';'))).toBeNull();
  });

  it.each([
    ['pairs', [WOO_ITEMS], 'name:A|sku:A|quantity:2;name:B; b|sku:B|quantity:1;name:C|sku:C|quantity:3;'],
    ['big cartel', [BIG_CARTEL_ITEMS], 'product_name:A|quantity:1;product_name:B|quantity:2'],
    [
      'bigcommerce',
      [BIGCOMMERCE_DETAILS],
      `${details('A', 'a')}|${details('B', 'b, c')}|${details('C', 'c')}`,
    ],
    [
      'shopee',
      SHOPEE_INFO,
      '[1] Product Name:A; Quantity: 1; \n[2] Product Name:B; Quantity: 2; SKU Reference No.: B; ',
    ],
    ['aliexpress', [ALIEXPRESS_ITEMS], '【1】 A (产品数量: 1 piece)\n【2】 B\n(产品数量: 2 piece)'],
    ['skus', [SKU_TIMES_QUANTITY], 'A*1;B*2;C*3'],
  ])('some of them are written as a cell of the same form: %s', (_, grammars, text) => {
    const items = readItems(text, grammars)!;
    for (const some of [items.slice(1), items.slice(0, 1), items.filter((__, at) => at !== 1)]) {
      const again = readItems(writeItems(some, grammars), grammars);
      expect(again?.map(({ fields }) => fields)).toEqual(some.map(({ fields }) => fields));
    }
  });
});
