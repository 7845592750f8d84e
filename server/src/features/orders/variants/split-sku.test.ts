import { describe, expect, it } from 'vitest';
import { readVariant, skuKey, skuStarts } from './split-sku.ts';

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

it.each<[string, string[]]>([
  ['demo-000012-NV-S', ['DEMO-000012-NV-S', 'DEMO-000012-NV', 'DEMO-000012', 'DEMO']],
  ['A-1_NV', ['A-1_NV', 'A-1-NV', 'A-1', 'A']],
  ['A–1 NV', ['A–1 NV', 'A-1-NV', 'A–1', 'A-1', 'A']],
])('looks for designs from the longest SKU to the shortest: %s', (sku, starts) => {
  expect(skuStarts(sku).map((start) => start.sku)).toEqual(starts);
});

it('tells what stands behind each start', () => {
  expect(skuStarts('A-1_NV — S').map(({ rest }) => rest)).toEqual(['', '', 'S', 'S', 'NV — S', '1_NV — S']);
});

describe('behind the design’s SKU', () => {
  it.each([
    ['', { colourId: null, sizeId: null }],
    ['-NV-2XL', { colourId: 'navy', sizeId: '2xl' }],
    ['-2xl-navy', { colourId: 'navy', sizeId: '2xl' }],
    ['-TEE-01-WH-S', { colourId: 'white', sizeId: 's' }],
    ['TEE01 WH S', { colourId: 'white', sizeId: 's' }],
    ['-白色', { colourId: 'white', sizeId: null }],
    ['_navy_blue_2-xl', { colourId: 'navy', sizeId: '2xl' }],
    ['－ＮＶ－２ＸＬ', { colourId: 'navy', sizeId: '2xl' }],
    ['-NV-navy', { colourId: 'navy', sizeId: null }],
    ['-NV-3XL', null],
    ['-NV-WH', null],
    ['-S-2XL', null],
    ['-NVY', null],
    ['-XL', null],
    ['-NV-2XL-copy', null],
  ])('%j', (rest, choice) => {
    expect(readVariant(rest, tee)).toEqual(choice);
  });

  it('a number that sheets give to equal SKUs is no size; a bare one would be', () => {
    const sized = { ...tee, sizes: ['2', '4', '38'].map((name) => ({ id: name, name })) };
    expect(readVariant('-NV-2', sized)).toEqual({ colourId: 'navy', sizeId: '2' });
    for (const number of [2, 4, 38]) expect(readVariant(`-NV-R${number}`, sized)).toBeNull();
  });

  it('a word that is a colour and a size is the one that is open', () => {
    const product = { ...tee, colours: [{ ...tee.colours[0]!, code: 'S' }, tee.colours[1]!] };
    expect(readVariant('-NV-S', product)).toEqual({ colourId: 'navy', sizeId: 's' });
    expect(readVariant('-S-2XL', product)).toEqual({ colourId: 'white', sizeId: '2xl' });
    expect(readVariant('-S-S', product)).toEqual({ colourId: 'white', sizeId: 's' });
    expect(readVariant('-S', product)).toBeNull();
  });
});

describe('SKUs that variants have of their own', () => {
  const own = {
    ...tee,
    variants: [
      { colourId: 'navy', sizeId: 's', sku: 'G-500_A' },
      { colourId: 'white', sizeId: '2xl', sku: 'S' },
      { colourId: 'white', sizeId: 's', sku: 'WH-S' },
      // Said by several versions of the product: of one variant, and of two.
      { colourId: 'white', sizeId: 's', sku: 'wh s' },
      { colourId: 'navy', sizeId: 's', sku: 'T7' },
      { colourId: 'white', sizeId: 's', sku: 'T7' },
      { colourId: 'white', sizeId: 's', sku: 'NV-S' },
      { colourId: 'navy', sizeId: 's', sku: 'NV-S' },
    ],
  };
  it.each([
    ['G-500_A', { colourId: 'navy', sizeId: 's' }],
    ['-g_500 a', { colourId: 'navy', sizeId: 's' }],
    ['WH-S', { colourId: 'white', sizeId: 's' }],
    ['NV-2XL', { colourId: 'navy', sizeId: '2xl' }],
    // The SKU of one variant and the size of another.
    ['S', null],
    ['G-500', null],
    ['T7', null],
    ['NV-S', null],
  ])('reads %s', (rest, choice) => expect(readVariant(rest, own)).toEqual(choice));
});
