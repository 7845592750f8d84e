import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import { ownTemplateProduct } from '@diy/contract/own-templates/product';
import { nameKey } from '@diy/contract/own-templates/product-problems';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addColours, changeColour, removeColour } from './product-colours.ts';
import { addPicture, addSurface, newProduct, removePicture, removeSurface } from './product-draft.ts';
import { addSize, changeSize, removeSize } from './product-sizes.ts';

const image: OwnImage = { id: 'a', name: 'a.jpg', url: '', width: 800, height: 1000, is_psd: false };
const product = () => ({ ...newProduct(image), sku: 'TEE' });
const sized = (...names: string[]) => names.reduce(addSize, product());
const lastId = (list: readonly { id: string }[]) => list.at(-1)!.id;

describe('the id of a deleted size', () => {
  it.each([
    ['大码', '小码'],
    ['10 码', '10 岁'],
    ['30.5', '30/5'],
    ['A+', 'A'],
    ['EU 42/44', 'EU 42.44'],
    ['EU 42/44', 'EU 42-44'],
    [`${'x'.repeat(30)} 1`, `${'x'.repeat(30)} 2`],
  ])('of %s is never that of %s, and comes back with its name', (one, other) => {
    const first = sized('S', one);
    const gone = removeSize(first, lastId(first.sizes));
    expect(nameKey(lastId(addSize(gone, other).sizes))).not.toBe(nameKey(lastId(first.sizes)));
    expect(addSize(gone, one)).toEqual(first);
    const both = addSize(first, other);
    expect(ownTemplateProduct.parse(both)).toEqual(both);
  });

  it('is another one beside a size that was called so', () => {
    const renamed = changeSize(sized('S'), 'S', { name: 'M' });
    const both = addSize(renamed, 'S');
    expect(lastId(both.sizes)).toMatch(/^S-[0-9B-Z]{5}$/);
    expect(lastId(addSize(removeSize(both, lastId(both.sizes)), 'S-2').sizes)).toBe('S-2');
    expect(ownTemplateProduct.parse(both)).toEqual(both);
  });

  it('is the same whatever stands before it, and always an id', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), (text) => {
        const name = text.trim().slice(0, 40);
        if (name === '' || nameKey(name) === 'Q') return;
        const alone = sized(name);
        expect(ownTemplateProduct.parse(alone).sizes).toHaveLength(1);
        expect(lastId(sized('Q', name).sizes)).toBe(alone.sizes[0]!.id);
      }),
    );
  });
});

it('gives a colour’s made-up code and id to no other colour', () => {
  const first = addColours(product(), ['雾蓝', '豆绿', '杏色'], []);
  const [, green, apricot] = first.colours;
  const gone = removeColour(first, green!.id);
  const [, , other] = addColours(gone, ['砖红'], []).colours;
  for (const { id, code } of first.colours) expect([other!.id, other!.code]).not.toEqual([id, code]);
  expect(other!.code).not.toBe(green!.code);
  expect(addColours(gone, ['豆绿'], []).colours).toEqual([first.colours[0], apricot, green]);
  expect(ownTemplateProduct.parse(addColours(gone, ['砖红'], []))).toBeDefined();
});

it('gives a colour’s code again beside one that was called so', () => {
  let now = addColours(product(), ['雾蓝', '豆绿'], []);
  for (const next of ['甲', '乙', '丙']) {
    now = changeColour(now, lastId(now.colours), { name: next });
    now = addColours(now, ['豆绿'], []);
  }
  expect(ownTemplateProduct.parse(now).colours).toHaveLength(5);
});

it('gives a surface’s or picture’s id to no other one', () => {
  const two = addSurface(product(), '背面');
  const again = addSurface(removeSurface(two.product, two.surface.id), '背面');
  expect(again.surface.id).not.toBe(two.surface.id);
  const pictures = addPicture(again.product, image, null);
  const replaced = addPicture(removePicture(pictures, 1), image, null);
  expect(lastId(replaced.pictures)).not.toBe(lastId(pictures.pictures));
  expect(ownTemplateProduct.parse(replaced)).toEqual(replaced);
});
