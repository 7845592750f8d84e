import { expect, it } from 'vitest';
import { ownDefinition } from './own-definition.ts';
import { productFromSettings } from './stored-product.ts';
import { ownTemplateSettings } from './testing/build-own-template.ts';

const short = ownTemplateSettings({ id: 'image', width: 800, height: 600 });
const product = productFromSettings(short);
const [surface] = product.surfaces;

/** What a template of one photograph was stored as before products had several of anything. */
const BEFORE =
  '{"sku":"BAG-1","category":{"id":"own","zh":"我的模板","en":"My templates"},"title":{"zh":"我的帆布袋","en":"我的帆布袋"},"description":{"zh":"","en":""},"material":{"zh":"","en":""},"printMethod":"dtf","surfaces":[{"id":"front","name":{"zh":"印刷面","en":"Print area"},"resolutionDpi":150,"bleedMm":0,"safeMm":5,"printArea":{"xMm":0,"yMm":0,"widthMm":300,"heightMm":200},"printAreaBySize":{},"mask":null}],"sizes":[{"id":"one","name":"30 × 20 cm"}],"colours":[{"id":"photo","code":"C8C8C8","name":{"zh":"如图","en":"As shown"},"hex":"#FFFFFF"}],"weightG":120,"packed":{"lengthCm":30,"widthCm":20,"heightCm":1},"priceCents":1990,"currency":"CNY","mockups":["photo"],"cover":"photo"}';

it('is byte for byte the one of before for a template of one photograph', () => {
  expect(JSON.stringify(ownDefinition(product, '#C8C8C8'))).toBe(BEFORE);
});

it('has the surfaces, sizes and colours of a product', () => {
  const definition = ownDefinition(
    {
      ...product,
      surfaces: [surface!, { ...surface!, id: 'back', name: '背面' }],
      sizes: [
        { id: 'S', name: 'S', dimensions: '', areas: {} },
        {
          id: 'L',
          name: 'L',
          dimensions: '胸围 110 cm',
          areas: { back: { width_mm: 360, height_mm: 240 }, front: { width_mm: 300, height_mm: 200 } },
        },
      ],
      colours: [{ id: 'black', name: '黑色', code: 'BK', hex: '#222222' }],
      print_limits: { minLineMm: 0.5 },
    },
    '#C8C8C8',
  );
  expect(definition).toMatchObject({
    sizes: [
      { id: 'S', name: 'S' },
      { id: 'L', dimensions: { zh: '胸围 110 cm' } },
    ],
    colours: [{ id: 'black', code: 'BK', hex: '#222222', name: { zh: '黑色' } }],
    printLimits: { minLineMm: 0.5 },
  });
  const [front, back] = definition.surfaces;
  expect(front).not.toHaveProperty('sizesOnMockups');
  expect(back).toMatchObject({
    name: { zh: '背面' },
    printAreaBySize: { L: { xMm: 0, yMm: 0, widthMm: 360, heightMm: 240 } },
    sizesOnMockups: 'scaled',
  });
});

it('says of single sizes and colours what the product does, and of no other anything', () => {
  const packed = { length_cm: 30, width_cm: 20, height_cm: 2 };
  const said = ownDefinition(
    {
      ...product,
      sizes: [
        { id: 'S', name: 'S', dimensions: '', areas: {}, price_cents: 1800, weight_g: 90 },
        { id: 'L', name: 'L', dimensions: '', areas: {} },
      ],
      variants: [{ size_id: 'L', colour_id: '', sku: 'BAG-L', price_cents: 2100, weight_g: 150, packed }],
      print_files: { format: 'pdf' },
    },
    '#C8C8C8',
  );
  expect(said.sizes).toEqual([
    { id: 'S', name: 'S', priceCents: 1800, weightG: 90 },
    { id: 'L', name: 'L' },
  ]);
  expect(said.variants).toEqual([
    {
      ...{ colourId: 'photo', sizeId: 'L', sku: 'BAG-L', priceCents: 2100, weightG: 150 },
      packed: { lengthCm: 30, widthCm: 20, heightCm: 2 },
    },
  ]);
  expect(said.printFiles).toEqual({ format: 'pdf' });
  const nothing = ownDefinition({ ...product, variants: [], print_files: {} }, '#C8C8C8');
  expect(JSON.stringify(nothing)).toBe(BEFORE);
});
