import type { OwnImage, RetiredPart } from '@diy/contract/own-templates/own-templates';
import { type OwnTemplateProduct, ownTemplateProduct } from '@diy/contract/own-templates/product';
import { expect, it } from 'vitest';
import { type PastParts, pastOf, withPresent, withUnusedIds } from './past-parts.ts';
import { addColour, changeColour, removeColour } from './product-colours.ts';
import { newProduct } from './product-draft.ts';
import { addSize, changeSize, removeSize } from './product-sizes.ts';

const image: OwnImage = { id: 'a', name: 'a.jpg', url: '', width: 800, height: 1000, is_psd: false };
type Change = (product: OwnTemplateProduct) => OwnTemplateProduct;

const colour =
  (name: string, code: string): Change =>
  (product) =>
    addColour(product, { name, code, hex: '#123456' });
const withoutColour =
  (name: string): Change =>
  (product) =>
    removeColour(product, product.colours.find((one) => one.name === name)!.id);
const recoloured =
  (name: string, next: string): Change =>
  (product) =>
    changeColour(product, product.colours.find((one) => one.name === name)!.id, { name: next });
const size =
  (name: string): Change =>
  (product) =>
    addSize(product, name);
const withoutSize =
  (name: string): Change =>
  (product) =>
    removeSize(product, product.sizes.find((one) => one.name === name)!.id);
const resized =
  (name: string, next: string): Change =>
  (product) =>
    changeSize(product, product.sizes.find((one) => one.name === name)!.id, { name: next });

/** Makes changes as the editor does; returns each id with all names that it had. */
function run(changes: readonly Change[], retired: readonly RetiredPart[] = []) {
  let product: OwnTemplateProduct = { ...newProduct(image), sku: 'TEE' };
  let past: PastParts = pastOf(retired);
  for (const change of changes) {
    past = withPresent(past, product);
    product = withUnusedIds(product, change(product), past);
  }
  expect(ownTemplateProduct.parse(product)).toEqual(product);
  const idOf = (name: string) =>
    [...product.colours, ...product.sizes].find((one) => one.name === name)?.id ?? null;
  return { product, idOf };
}

const was = (kind: RetiredPart['kind'], id: string, name: string): RetiredPart => ({ kind, id, name });

it.each<[string, Change[], RetiredPart[], string, string]>([
  [
    'the code of a removed colour',
    [colour('白', 'WH'), colour('黑', 'BL'), withoutColour('黑'), colour('蓝', 'BL')],
    [],
    '蓝',
    'bl',
  ],
  [
    'the code of one removed before it was saved last',
    [colour('白', 'WH'), colour('蓝', 'BL')],
    [was('colour', 'bl', '黑')],
    '蓝',
    'bl',
  ],
  ['other capitals of it', [colour('白', 'WH'), colour('蓝', 'Bl')], [was('colour', 'BL', '黑')], '蓝', 'bl'],
  [
    'the first colour’s id',
    [colour('白', 'WH'), colour('黑', 'BK'), withoutColour('白'), withoutColour('黑'), colour('红', 'RD')],
    [],
    '红',
    'photo',
  ],
  [
    'the id of one that was renamed first',
    [
      colour('白', 'WH'),
      colour('黑', 'BL'),
      recoloured('黑', '墨色'),
      withoutColour('墨色'),
      colour('黑', 'BL'),
    ],
    [],
    '黑',
    'bl',
  ],
  [
    'the id of a size that was renamed first',
    [size('S'), size('M'), resized('M', 'L 码'), withoutSize('L 码'), size('M')],
    [],
    'M',
    'M',
  ],
  ['the id of a removed size in other words', [size('S'), size('M')], [was('size', 'm', 'Medium')], 'M', 'M'],
])('no new part gets %s', (_, changes, retired, name, id) => {
  const found = run(changes, retired).idOf(name);
  expect(found).not.toBeNull();
  expect(found!.toLowerCase()).not.toBe(id.toLowerCase());
});

it.each<[string, Change[], RetiredPart[], string, string]>([
  [
    'a colour',
    [colour('白', 'WH'), colour('黑', 'BL'), withoutColour('黑'), colour('黑', 'BL')],
    [],
    '黑',
    'bl',
  ],
  ['a colour of before', [colour('白', 'WH'), colour('黑', 'BL')], [was('colour', 'bl', '黑')], '黑', 'bl'],
  ['a size', [size('S'), size('M'), withoutSize('M'), size('M')], [], 'M', 'M'],
  ['a size of before', [size('S'), size('M')], [was('size', 'M', 'M')], 'M', 'M'],
  ['a size while only a colour had the id', [size('S'), size('M')], [was('colour', 'm', '黑')], 'M', 'M'],
])('%s comes back with its name', (_, changes, retired, name, id) => {
  expect(run(changes, retired).idOf(name)).toBe(id);
});

it('takes along what refers to the new part', () => {
  const { product } = run([colour('红', 'RD')], [was('colour', 'photo', '白')]);
  expect(product.colours[0]!.id).toBe('rd');
  expect(product.pictures[0]!.colour_id).toBe('rd');
});
