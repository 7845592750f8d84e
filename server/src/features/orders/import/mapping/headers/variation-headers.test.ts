import { expect, it } from 'vitest';
import { variationKind, wordsOf } from './variation-headers.ts';

it.each([
  ['Selected Color', 'colour'],
  ['Color/Size', 'several'],
  ['Size & Colour', 'several'],
  ['T-Shirt Size', 'size'],
  ['TShirtSize', 'size'],
  ['tshirtsize', 'size'],
  ['selected_colour', 'colour'],
  ['Style', 'style'],
  ['Color Name', 'colour'],
  ['Mug Colour Name', 'colour'],
  ['Your size', 'size'],
  ['Choose your color', 'colour'],
  ['Shoe size', 'size'],
  ['Phone Model', 'style'],
  ['Taille du produit', 'size'],
  ['Couleur du produit', 'colour'],
  ['Farbe und Größe', 'several'],
  ['Cor e Tamanho', 'several'],
  ['款式', 'style'],
  ['商品颜色', 'colour'],
  ['颜色尺码', 'several'],
  ['手机型号', 'style'],
])('“%s” says what the line is printed on: %s', (header, kind) => expect(variationKind(header)).toBe(kind));

it.each([
  'Name Color',
  'Name Colour',
  'Name Style',
  'Name Size',
  'Title Color',
  'Buyer Name Color',
  'Cap Color',
  'Frame Color',
  'Line Color',
  'Print Color',
  'Text colour',
  'Font Size',
  'Thread Color',
  'Image Size',
  'Parcel Size',
  'Pack Size',
  'Size chart',
  'Style number',
  'Color 1',
  'Order ID',
  'Product Name',
  'Item Options Price',
  'Colorado',
  'Coring',
  'Core',
  'Corey',
  'Corde',
  '包裹尺寸',
  '印刷颜色',
  '商品名称',
  'Variation',
  '',
])('“%s” does not', (header) => expect(variationKind(header)).toBeNull());

it.each(['tShirt Size', "Buyer's Colour", 'SKU2Colour3', '`Size`', 'A-B_C/D.e1', 'XXL', '', "o'Neill'S 2b"])(
  'parts %j as it does beside a letter beyond ASCII',
  (header) => {
    expect([...wordsOf(header), 'e']).toEqual(wordsOf(`${header} é`));
  },
);
