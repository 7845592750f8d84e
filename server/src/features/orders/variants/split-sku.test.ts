import { describe, expect, it } from 'vitest';
import { designSkusIn, readVariant, skuKey, variantInText } from './split-sku.ts';

const tee = {
  sku: 'TEE-01',
  colours: [
    { id: 'white', code: 'WH', name: { zh: '白色', en: 'White' }, hex: '#FFFFFF' },
    { id: 'navy', code: 'NV', name: { zh: '藏青', en: 'Navy Blue' }, hex: '#112233' },
  ],
  sizes: [
    { id: 's', name: 'S' },
    { id: '2xl', name: '2XL' },
  ],
};

it.each([
  ['  a-1 ', 'A-1'],
  ['Ａ－１', 'A-1'],
])('compares %j as %s', (sku, key) => {
  expect(skuKey(sku)).toBe(key);
});

it('looks for designs from the longest SKU to the shortest', () => {
  expect(designSkusIn('demo-000012-NV-S')).toEqual([
    'DEMO-000012-NV-S',
    'DEMO-000012-NV',
    'DEMO-000012',
    'DEMO',
  ]);
});

describe('behind the design’s SKU', () => {
  it.each([
    ['', { colourId: null, sizeId: null }],
    ['-NV-2XL', { colourId: 'navy', sizeId: '2xl' }],
    ['-2xl-navy', { colourId: 'navy', sizeId: '2xl' }],
    ['-TEE-01-WH-S', { colourId: 'white', sizeId: 's' }],
    ['-白色', { colourId: 'white', sizeId: null }],
    ['-NV-3XL', null],
    ['-NV-WH', null],
    ['-NVY', null],
  ])('%j', (rest, choice) => {
    expect(readVariant(rest, tee)).toEqual(choice);
  });
});

it.each([
  ['颜色:白色;尺码:2XL', { colourId: 'white', sizeId: '2xl' }],
  ['Navy Blue / S', { colourId: 'navy', sizeId: 's' }],
  ['白色+藏青', { colourId: null, sizeId: null }],
  ['S,2XL', { colourId: null, sizeId: null }],
  ['offWhite', { colourId: null, sizeId: null }],
])('finds what %j says', (text, choice) => {
  expect(variantInText(text, tee)).toEqual(choice);
});
