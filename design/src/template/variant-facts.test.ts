import { expect, it } from 'vitest';
import { variantFacts } from './variant-facts.ts';

const packed = { lengthCm: 30, widthCm: 25, heightCm: 2 };
const small = { lengthCm: 20, widthCm: 15, heightCm: 1 };
const template = {
  sizes: [
    { id: 'S', name: 'S' },
    { id: 'L', name: 'L', priceCents: 2200, weightG: 210 },
  ],
  priceCents: 1900,
  weightG: 180,
  packed,
  variants: [
    { colourId: 'black', sizeId: 'L', sku: 'B-L', priceCents: 2500 },
    { colourId: 'black', sizeId: 'S', packed: small, weightG: 90 },
  ],
};

it.each([
  ['white', 'S', { sku: null, priceCents: 1900, weightG: 180, packed }],
  ['white', 'L', { sku: null, priceCents: 2200, weightG: 210, packed }],
  ['black', 'L', { sku: 'B-L', priceCents: 2500, weightG: 210, packed }],
  ['black', 'S', { sku: null, priceCents: 1900, weightG: 90, packed: small }],
  ['green', 'XXL', { sku: null, priceCents: 1900, weightG: 180, packed }],
])(
  'says of %s in %s what is said of it, else of its size, else of the product',
  (colourId, sizeId, facts) => {
    expect(variantFacts(template, { colourId, sizeId })).toEqual(facts);
  },
);

it('is the template where nothing is said of variants', () => {
  const { variants: _, ...plain } = template;
  expect(variantFacts(plain, { colourId: 'black', sizeId: 'S' })).toMatchObject({ sku: null, packed });
});
