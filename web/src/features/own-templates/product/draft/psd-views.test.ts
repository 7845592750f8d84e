import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import { type OwnTemplateProduct, ownTemplateProduct } from '@diy/contract/own-templates/product';
import type { PsdSurface, PsdView } from '@diy/contract/own-templates/psd-readings';
import { expect, it } from 'vitest';
import { usableColours, usableViews } from '../../psd/usable-views.ts';
import { newProduct } from './product-draft.ts';
import { showsView, showsWhole, withPsdColours, withViews } from './psd-views.ts';

const image: OwnImage = { id: 'psd', name: 'tee.psd', url: '', width: 800, height: 1000, is_psd: true };
const mockup = { asset: {}, base_url: '' } as PsdSurface['mockup'];
const object = (name: string, view: PsdView | null = null, more: Partial<PsdSurface> = {}): PsdSurface => ({
  key: view ? `${name}@${view.id}` : name,
  ...{ name, width_px: 600, height_px: 800, shows_also: [], problems: [], notes: [], difference: null },
  ...{ view, colour: null, mockup, ...more },
});
const board = (number: number, name: string): PsdView => ({
  id: `artboard-${number}`,
  kind: 'artboard',
  name,
});
const colour = (number: number, name: string, hex: string, key = 'front', more: Partial<PsdSurface> = {}) =>
  object(key, { id: `colour-${number}`, kind: 'colour', name }, { colour: { name, hex }, ...more });
const [one, two] = [board(1, 'Front'), board(2, 'Back')];
const nameOf = ({ view }: PsdSurface) => view!.name;
const placed = (...keys: string[]): OwnTemplateProduct => {
  const product = { ...newProduct(image), sku: 'TEE' };
  const places = keys.map((surface) => ({ surface: 'front', psd: { surface } }));
  return { ...product, pictures: [{ ...product.pictures[0]!, places }] };
};
const shownOf = (product: OwnTemplateProduct) =>
  product.pictures.map(({ name, places }) => [
    name,
    ...places.map(({ surface, psd }) => {
      const at = product.surfaces.findIndex(({ id }) => id === surface);
      return `${at} ${psd!.surface}`;
    }),
  ]);

it.each<[string, PsdSurface[], string[], string[][], string[]]>([
  [
    'the same smart object on two artboards is one surface',
    [object('a'), object('a', one), object('a', two)],
    ['a'],
    [
      ['Front', '0 a@artboard-1'],
      ['Back', '0 a@artboard-2'],
    ],
    [''],
  ],
  [
    'two smart objects are two surfaces',
    [object('a'), object('b'), object('a', one), object('b', two)],
    [],
    [
      ['Front', '0 a@artboard-1'],
      ['Back', '1 b@artboard-2'],
    ],
    ['a', 'b'],
  ],
  [
    'two smart objects on one artboard lie on one picture',
    [object('a', one), object('b', one), object('a', two)],
    ['a'],
    [
      ['Front', '0 a@artboard-1', '1 b@artboard-1'],
      ['Back', '0 a@artboard-2'],
    ],
    ['', 'b'],
  ],
  [
    'what cannot be used is left out',
    [object('a', one), object('a', two, { mockup: null }), object('b', two, { mockup: null })],
    ['a'],
    [['Front', '0 a@artboard-1']],
    [''],
  ],
  ['without views nothing changes', [object('a'), colour(3, 'Red', '#ff0000')], ['a'], [['', '0 a']], ['']],
])('makes pictures of views: %s', (_, objects, keys, pictures, names) => {
  const made = withViews(placed(...keys), 0, objects, nameOf);
  expect(shownOf(made)).toEqual(pictures);
  expect(made.surfaces.map(({ name }) => name)).toEqual(names);
  expect(new Set(made.pictures.map(({ id }) => id)).size).toBe(made.pictures.length);
});

it('makes no more pictures than a product has', () => {
  const many = Array.from({ length: 30 }, (_, index) => object('a', board(index + 1, String(index))));
  expect(usableViews(many)).toHaveLength(30);
  expect(withViews(placed('a'), 0, many, nameOf).pictures).toHaveLength(20);
});

const known = [{ name: '白色', code: 'WH', hex: '#FFFFFF' }];
const white = object('front', null, { colour: { name: '白色', hex: '#fafaf8' } });

it('takes the colours of a PSD, with a counterpart in each', () => {
  const objects = [white, colour(4, 'Sea', '#1e5aa0'), colour(5, 'Cup', '')];
  const made = withPsdColours(placed('front'), 0, image, { objects, known });
  expect(made.colours.map(({ name, hex }) => [name, hex])).toEqual([
    ['白色', '#fafaf8'],
    ['Sea', '#1e5aa0'],
    ['Cup', '#C0C0C0'],
  ]);
  expect(made.colours[0]!.code).toBe('WH');
  const [picture] = made.pictures;
  expect(picture!.colour_id).toBe(made.colours[0]!.id);
  expect(picture!.photos.map(({ colour_id, places }) => [colour_id, places[0]!.psd!.surface])).toEqual([
    [made.colours[1]!.id, 'front@colour-4'],
    [made.colours[2]!.id, 'front@colour-5'],
  ]);
  const sized = {
    ...made,
    surfaces: made.surfaces.map((one) => ({ ...one, width_mm: 300, height_mm: 400 })),
  };
  expect(ownTemplateProduct.parse(sized)).toEqual(sized);
  // Taken a second time they are the same.
  expect(withPsdColours(made, 0, image, { objects, known })).toEqual(made);
});

it.each<[string, PsdSurface[], string[]]>([
  ['none is a colour', [object('front')], []],
  ['the others cannot be used', [white, colour(4, 'Sea', '#1e5aa0', 'front', { mockup: null })], []],
  [
    'one lacks a smart object',
    [
      white,
      object('back', null, { colour: white.colour }),
      colour(4, 'Sea', '#1e5aa0'),
      colour(5, 'Red', '#ff0000'),
      colour(5, 'Red', '#ff0000', 'back'),
    ],
    ['白色', 'Red'],
  ],
])('knows which colours can be used: %s', (_, objects, names) => {
  expect(usableColours(objects).map(({ name }) => name)).toEqual(names);
});

it.each([
  [[], false, false],
  [['front'], true, false],
  [['front@artboard-1'], false, true],
])('knows what of a PSD is shown: %j', (keys, isWhole, isView) => {
  const { places } = placed(...keys).pictures[0]!;
  expect([showsWhole(places), showsView(places)]).toEqual([isWhole, isView]);
});
