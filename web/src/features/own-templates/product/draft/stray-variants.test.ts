import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { expect, it } from 'vitest';
import { addColour, removeColour } from './product-colours.ts';
import { addSize, removeSize } from './product-sizes.ts';
import { undoChange, withoutStrayVariants } from './stray-variants.ts';

const colour = (id: string) => ({ id, name: id, code: id.toUpperCase(), hex: '#FFFFFF' });
const size = (id: string) => ({ id, name: id, dimensions: '', areas: {} });
const variant = (colour_id: string, size_id: string) => ({
  colour_id,
  size_id,
  sku: `${colour_id}-${size_id}`,
});
const product = {
  name: '衣服',
  sizes: [size('S'), size('M')],
  colours: [colour('wh'), colour('bk')],
  variants: [variant('wh', 'S'), variant('wh', 'M'), variant('bk', 'S')],
  pictures: [],
} as unknown as OwnTemplateProduct;
const skusOf = ({ variants = [] }: OwnTemplateProduct) => variants.map(({ sku }) => sku);

it.each<[string, (from: OwnTemplateProduct) => OwnTemplateProduct, string[]]>([
  ['a size', (from) => removeSize(from, 'S'), ['wh-M']],
  ['a colour', (from) => removeColour(from, 'wh'), ['bk-S']],
  ['nothing', (from) => ({ ...from, name: '新' }), ['wh-S', 'wh-M', 'bk-S']],
  ['every size', (from) => removeSize(removeSize(from, 'S'), 'M'), []],
])('leaves what is said of what is still there when %s is removed', (_, remove, left) => {
  const without = withoutStrayVariants(remove(product));
  expect(skusOf(without)).toEqual(left);
  expect('variants' in without).toBe(left.length > 0);
});

it('clears what was said of the only size and colour when there are several', () => {
  const plain = { ...product, sizes: [], colours: [], variants: [variant('', '')] };
  expect(withoutStrayVariants(plain)).toBe(plain);
  expect(skusOf(withoutStrayVariants(addSize(plain, 'S')))).toEqual([]);
  expect(skusOf(withoutStrayVariants(addColour(plain, colour('rd'))))).toEqual([]);
});

it('takes a removal back with its variants, and keeps what was typed since', () => {
  const after = withoutStrayVariants(removeSize(product, 'S'));
  const now = { ...after, name: '衣服二' };
  expect(undoChange(now, { before: product, after })).toEqual({ ...product, name: '衣服二' });
  const none = withoutStrayVariants(removeSize(removeSize(product, 'S'), 'M'));
  expect(undoChange(none, { before: product, after: none })).toEqual(product);
});
