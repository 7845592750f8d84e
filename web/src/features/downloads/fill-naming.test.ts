import { expect, test } from 'vitest';
import { DEFAULT_NAMING, fillNaming, unknownFields } from './fill-naming.ts';

const values = {
  sku: 'LIN-1',
  name: '慢慢来',
  template: '马克杯',
  surface: 'wrap',
  colour: 'white',
  size: '11oz',
  kind: '生产图',
  n: '3',
};

test.each([
  [DEFAULT_NAMING, 'LIN-1_慢慢来/生产图_wrap.png'],
  ['{n}', '3.png'],
  ['{template}\\{colour}/{size}', '马克杯/white/11oz.png'],
  ['//{sku}//', 'LIN-1.png'],
  ['../{sku}', 'LIN-1.png'],
  ['{sku}<>:"|?*', 'LIN-1_______.png'],
  ['{sku}. ', 'LIN-1.png'],
  ['', 'file.png'],
  ['{nix}', '{nix}.png'],
])('%s', (rule, expected) => {
  expect(fillNaming(rule, values, 'png')).toBe(expected);
});

test('names what is no field', () => {
  expect(unknownFields('{sku}_{SKU}/{}_{序号}')).toEqual(['SKU', '', '序号']);
  expect(unknownFields(DEFAULT_NAMING)).toEqual([]);
});
