import type { OwnPlace, OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { expect, it } from 'vitest';
import { objectsOf, productFromSettings } from './stored-product.ts';
import { ownTemplateSettings } from './testing/build-own-template.ts';

const on = (...keys: string[]): OwnPlace[] => keys.map((surface) => ({ surface: 'front', psd: { surface } }));
const bag = productFromSettings(ownTemplateSettings({ id: 'bag', width: 400, height: 300 }));
/** A product of one picture, which shows these smart objects of a PSD, and has these photographs. */
const shown = (places: OwnPlace[], photos: [string, OwnPlace[]][] = []): OwnTemplateProduct => {
  const own = photos.map(([image_id, of], at) => ({ colour_id: `c${at}`, image_id, places: of }));
  return { ...bag, pictures: [{ ...bag.pictures[0]!, places, photos: own }] };
};

it.each<[string, OwnTemplateProduct[], Record<string, string[]>]>([
  ['a photograph', [bag], {}],
  ['a PSD', [shown(on('a', 'b'))], { bag: ['a', 'b'] }],
  ['a colour of the same PSD', [shown(on('a'), [['bag', on('a@colour-3')]])], { bag: ['a', 'a@colour-3'] }],
  ['another PSD in the same places', [shown(on('a'), [['red', []]])], { bag: ['a'], red: ['a'] }],
  ['one PSD in two products', [shown(on('a')), shown(on('b'))], { bag: ['a', 'b'] }],
])('knows the smart objects of %s', (_, products, expected) => {
  const found = [...objectsOf(products)].map(([image, keys]) => [image, [...keys]]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
