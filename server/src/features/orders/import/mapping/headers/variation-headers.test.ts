import { expect, it } from 'vitest';
import { normaliseHeader } from './normalise-header.ts';
import { isVariationHeader } from './variation-headers.ts';

it.each([
  'Selected Color',
  'Color/Size',
  'Size & Colour',
  'T-Shirt Size',
  'Style',
  'Mug Colour Name',
  'Your size',
  'Phone Model',
  'Taille du produit'.replace(' du', ''),
  'Farbe und Größe',
  'Cor e Tamanho',
  '款式',
  '商品颜色',
  '颜色尺码',
  '手机型号',
])('“%s” says what the line is printed on', (header) =>
  expect(isVariationHeader(normaliseHeader(header))).toBe(true),
);

it.each([
  'Print Color',
  'Text colour',
  'Font Size',
  'Thread Color',
  'Image Size',
  'Parcel Size',
  'Pack Size',
  'Size chart',
  'Style number',
  'Order ID',
  'Product Name',
  'Item Options Price',
  'Colorado',
  'Coring',
  '包裹尺寸',
  '印刷颜色',
  '商品名称',
  'Variation',
])('“%s” does not', (header) => expect(isVariationHeader(normaliseHeader(header))).toBe(false));
