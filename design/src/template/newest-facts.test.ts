import { expect, it } from 'vitest';
import { drawsOtherwise, saysOtherwise, withNewestFacts } from './newest-facts.ts';
import type { TemplateDefinition } from './template.ts';

const packed = { lengthCm: 30, widthCm: 25, heightCm: 2 };
const surface = {
  id: 'front',
  resolutionDpi: 300,
  printArea: { xMm: 0, yMm: 0, widthMm: 280, heightMm: 320 },
};
const made = {
  sku: 'BAG',
  title: { zh: '袋子', en: 'Bag' },
  surfaces: [surface],
  sizes: [
    { id: 'S', name: 'S', priceCents: 1500 },
    { id: 'M', name: 'M' },
  ],
  colours: [{ id: 'photo', code: 'WH', name: { zh: '白', en: 'White' }, hex: '#FFFFFF' }],
  priceCents: 1900,
  currency: 'CNY',
  weightG: 180,
  packed,
  mockups: ['one'],
  cover: 'one',
  printFiles: { format: 'png' },
} as unknown as TemplateDefinition;

it.each<[string, Partial<TemplateDefinition>]>([
  ['a file format', { printFiles: { format: 'tiff', naming: '{sku}' } }],
  ['no file format any more', { printFiles: undefined }],
  ['a price', { priceCents: 2100 }],
  ['a weight', { weightG: 200 }],
  ['a package', { packed: { ...packed, heightCm: 3 } }],
  ['SKUs of variants', { variants: [{ colourId: 'photo', sizeId: 'S', sku: 'A1' }] }],
  ['a name', { title: { zh: '新', en: 'New' } }],
])('takes %s from the newest version', (_, part) => {
  const newest = { ...made, ...part };
  expect(withNewestFacts(made, newest)).toEqual(newest);
  expect(saysOtherwise(made, newest)).toBe(true);
});

it('takes price and weight of each size that is still there', () => {
  const newest = { ...made, sizes: [{ id: 'S', name: 'Small', weightG: 90 }] };
  expect(withNewestFacts(made, newest).sizes).toEqual([
    { id: 'S', name: 'S', weightG: 90 },
    { id: 'M', name: 'M' },
  ]);
  expect(saysOtherwise(made, newest)).toBe(true);
});

it.each<[string, Partial<TemplateDefinition>]>([
  [
    'areas',
    { surfaces: [{ ...surface, resolutionDpi: 200 } as unknown as TemplateDefinition['surfaces'][0]] },
  ],
  ['mockups', { mockups: ['two'], cover: 'two' }],
  ['names of sizes', { sizes: made.sizes.map((size) => ({ ...size, name: `${size.name}!` })) }],
  ['the SKU that orders are read by', { sku: 'BAG-2' }],
  ['colours', { colours: [{ ...made.colours[0]!, hex: '#000000' }] }],
])('keeps %s of the version that was designed on', (_, part) => {
  const newest = { ...made, ...part };
  expect(withNewestFacts(made, newest)).toEqual(made);
  expect(saysOtherwise(made, newest)).toBe(false);
});

it.each<[boolean, string, Partial<TemplateDefinition>]>([
  [false, 'nothing', {}],
  [false, 'a price', { priceCents: 2100, currency: 'USD' }],
  [false, 'a weight and a package', { weightG: 200, packed: { ...packed, heightCm: 3 } }],
  [false, 'SKUs', { sku: 'BAG-2', variants: [{ colourId: 'photo', sizeId: 'S', sku: 'A1' }] }],
  [false, 'a file format', { printFiles: { format: 'tiff' } }],
  [
    false,
    'names',
    { title: { zh: '新', en: 'New' }, sizes: made.sizes.map((one) => ({ ...one, name: 'X', weightG: 9 })) },
  ],
  [
    false,
    'the name and code of a colour',
    { colours: [{ ...made.colours[0]!, code: 'W', name: { zh: '米', en: 'Off' } }] },
  ],
  [
    true,
    'a resolution',
    { surfaces: [{ ...surface, resolutionDpi: 200 } as unknown as TemplateDefinition['surfaces'][0]] },
  ],
  [true, 'the colour that is seen', { colours: [{ ...made.colours[0]!, hex: '#000000' }] }],
  [true, 'another size', { sizes: made.sizes.slice(1) }],
  [true, 'other mockups', { mockups: ['two'] }],
  [true, 'another way of printing', { printMethod: 'dtg' }],
])('draws otherwise: %s with %s', (expected, _, part) => {
  expect(drawsOtherwise(made, { ...made, ...part })).toBe(expected);
});
