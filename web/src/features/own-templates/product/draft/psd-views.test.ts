import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import {
  type OwnSurface,
  type OwnTemplateProduct,
  ownTemplateProduct,
} from '@diy/contract/own-templates/product';
import type { PsdSurface, PsdView } from '@diy/contract/own-templates/psd-readings';
import { expect, it } from 'vitest';
import { usableColourSets } from '../../psd/usable-views.ts';
import { newProduct } from './product-draft.ts';
import { changePicture } from './product-parts.ts';
import { showsView, showsWhole, withPsdColours, withViews } from './psd-views.ts';

const image: OwnImage = { id: 'psd', name: 'tee.psd', url: '', width: 800, height: 1000, is_psd: true };
const mockup = { asset: {}, base_url: '' } as PsdSurface['mockup'];
const object = (name: string, view: PsdView | null = null, more: Partial<PsdSurface> = {}): PsdSurface => ({
  key: view ? `${name}@${view.id}` : name,
  ...{ name, width_px: 600, height_px: 800, shows_also: [], problems: [], notes: [], difference: null },
  ...{ is_unproven: false, saved_colours: [], view, colour: null, mockup, ...more },
});
const board = (number: number, name: string): PsdView => ({
  id: `artboard-${number}`,
  kind: 'artboard',
  name,
});
const colour = (number: number, name: string, hex: string, key = 'front', more: Partial<PsdSurface> = {}) =>
  object(
    key,
    { id: `colour-${number}`, kind: 'colour', name },
    { colour: { name, hex, set: null }, ...more },
  );
const [one, two] = [board(1, 'Front'), board(2, 'Back')];
const colours = (objects: PsdSurface[]) => usableColourSets(objects)[0] ?? [];
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
])('makes pictures of views: %s', (_, objects, keys, pictures, names) => {
  const made = withViews(placed(...keys), 0, objects, nameOf)!.product;
  expect(shownOf(made)).toEqual(pictures);
  expect(made.surfaces.map(({ name }) => name)).toEqual(names);
  expect(new Set(made.pictures.map(({ id }) => id)).size).toBe(made.pictures.length);
});

const photos = [{ colour_id: 'bk', image_id: 'psd', places: [] }];
it.each<[string, OwnTemplateProduct, PsdSurface[]]>([
  ['there is none', placed('a'), [object('a'), colour(3, 'Red', '#ff0000')]],
  ['none can be used', placed('a'), [object('a'), object('a', one, { mockup: null })]],
  [
    'photographs of colours would be lost',
    changePicture(placed('a'), 0, { colour_id: 'wh', photos }),
    [object('a'), object('a', one)],
  ],
])('offers no pictures of views: %s', (_, product, objects) => {
  expect(withViews(product, 0, objects, nameOf)).toBeNull();
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** A product with more pictures and surfaces, which somebody named and sized. */
const larger = (pictures: number, surfaces: number): OwnTemplateProduct => {
  const product = placed('a');
  return {
    ...product,
    pictures: [
      product.pictures[0]!,
      ...numbers(pictures - 1).map((at) => ({ ...product.pictures[0]!, id: `p${at}` })),
    ],
    surfaces: [
      product.surfaces[0]!,
      ...numbers(surfaces - 1).map((at) => ({
        ...product.surfaces[0]!,
        ...{ id: `s${at}`, name: `Own ${at}`, width_mm: 300, height_mm: 400 },
      })),
    ],
  };
};

it.each<[string, OwnTemplateProduct, PsdSurface[], [number, number, number], string[]]>([
  [
    'as many pictures as a product has',
    placed('a'),
    numbers(20).map((at) => object('a', board(at, `Board ${at}`))),
    [20, 20, 1],
    [],
  ],
  [
    'more pictures',
    placed('a'),
    numbers(22).map((at) => object('a', board(at, `Board ${at}`))),
    [20, 20, 1],
    ['Board 21', 'Board 22'],
  ],
  ['room for one picture', larger(20, 1), [object('a', one), object('a', two)], [1, 20, 1], ['Back']],
  [
    'more surfaces, on one view',
    placed('a'),
    [object('a', one), ...numbers(13).map((at) => object(`b${at}`, one))],
    [1, 1, 12],
    ['b12', 'b13'],
  ],
  [
    'more surfaces, so that a view shows none',
    larger(1, 12),
    [object('a', one), object('b', two)],
    [1, 1, 12],
    ['b', 'Back'],
  ],
])('says for what there is no room: %s', (_, product, objects, [count, pictures, surfaces], leftOut) => {
  const made = withViews(product, 0, objects, nameOf)!;
  expect([made.count, made.product.pictures.length, made.product.surfaces.length]).toEqual([
    count,
    pictures,
    surfaces,
  ]);
  expect(made.leftOut).toEqual(leftOut);
});

it.each<[string, Partial<OwnSurface>, boolean]>([
  ['neither name nor size', {}, true],
  ['a name', { name: 'Sleeve' }, false],
  ['a size', { width_mm: 300, height_mm: 400 }, false],
  ['one side', { width_mm: 300 }, false],
  ['a name and a size', { name: 'Sleeve', width_mm: 300, height_mm: 400 }, false],
  ['the name of the smart object', { name: 'a' }, true],
  ['its name in other capitals, and a size', { name: 'A ', width_mm: 300, height_mm: 400 }, true],
])('a surface that lies nowhere and has %s is taken or left', (_, said, isTaken) => {
  const product = placed();
  const own = { ...product, surfaces: [{ ...product.surfaces[0]!, ...said }] };
  const made = withViews(own, 0, [object('a', one)], nameOf)!.product;
  expect(made.surfaces).toHaveLength(isTaken ? 1 : 2);
  expect(made.surfaces[0]).toEqual({ ...own.surfaces[0]!, name: said.name ?? (isTaken ? 'a' : '') });
  expect(made.pictures[0]!.places[0]!.surface).toBe(made.surfaces.at(-1)!.id);
});

it('prefers the surface with the name of the smart object', () => {
  const product = placed();
  const [blank] = product.surfaces;
  const own = { ...product, surfaces: [blank!, { ...blank!, id: 'named', name: 'a' }] };
  const made = withViews(own, 0, [object('a', one), object('b', one)], nameOf)!.product;
  expect(made.surfaces.map(({ id, name }) => [id, name])).toEqual([
    ['front', 'b'],
    ['named', 'a'],
  ]);
});

const known = [{ name: '白色', code: 'WH', hex: '#FFFFFF' }];
const white = object('front', null, { colour: { name: '白色', hex: '#fafaf8', set: null } });

it('takes the colours of a PSD, with a counterpart in each', () => {
  const objects = [white, colour(4, 'Sea', '#1e5aa0'), colour(5, 'Cup', '')];
  const made = withPsdColours(placed('front'), 0, image, { objects, known, colours: colours(objects) });
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
  expect(withPsdColours(made, 0, image, { objects, known, colours: colours(objects) })).toEqual(made);
});

it.each<[string, string, string[], [string, string][]]>([
  [
    'in capitals',
    '白色',
    ['Red', 'RED'],
    [
      ['白色', '#fafaf8'],
      ['Red', '#100000'],
    ],
  ],
  [
    'in width, and as the colour it was saved in',
    'Red',
    ['ＲＥＤ', 'Sea'],
    [
      ['Red', '#fafaf8'],
      ['Sea', '#200000'],
    ],
  ],
  [
    'after forty letters',
    '白色',
    [`${'x'.repeat(40)}1`, `${'x'.repeat(40)}2`],
    [
      ['白色', '#fafaf8'],
      ['x'.repeat(40), '#100000'],
    ],
  ],
])('takes the first of colours whose names differ only %s', (_, saved, names, found) => {
  const objects = [
    object('front', null, { colour: { name: saved, hex: '#fafaf8', set: null } }),
    ...names.map((name, at) => colour(at + 4, name, `#${at + 1}00000`)),
  ];
  const made = withPsdColours(placed('front'), 0, image, { objects, known: [], colours: colours(objects) });
  expect(made.colours.map(({ name, hex }) => [name, hex])).toEqual(found);
  const sized = {
    ...made,
    surfaces: made.surfaces.map((own) => ({ ...own, width_mm: 300, height_mm: 400 })),
  };
  expect(ownTemplateProduct.safeParse(sized).error?.issues ?? []).toEqual([]);
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
  expect(
    usableColourSets(objects)
      .flat()
      .map(({ name }) => name),
  ).toEqual(names);
});

it('keeps sets of colours apart, so that one of them is chosen', () => {
  const [shirt, pocket] = [
    { id: 'set-3', name: 'Shirt' },
    { id: 'set-7', name: 'Pocket' },
  ];
  const of = (number: number, name: string, set: { id: string; name: string }) =>
    colour(number, name, '#111111', 'front', { colour: { name, hex: '#111111', set } });
  const saved_colours = [
    { name: 'White', hex: '#ffffff', set: shirt },
    { name: 'Grey', hex: '#888888', set: pocket },
  ];
  const objects = [
    object('front', null, { saved_colours }),
    of(4, 'Navy', shirt),
    of(5, 'Red', shirt),
    of(8, 'Green', pocket),
  ];
  const sets = usableColourSets(objects);
  expect(sets.map((set) => set.map(({ name }) => name))).toEqual([
    ['White', 'Navy', 'Red'],
    ['Grey', 'Green'],
  ]);
  const made = withPsdColours(placed('front'), 0, image, { objects, known: [], colours: sets[1]! });
  expect(made.colours.map(({ name, hex }) => [name, hex])).toEqual([
    ['Grey', '#888888'],
    ['Green', '#111111'],
  ]);
  expect(made.pictures[0]!.photos.map(({ places }) => places[0]!.psd!.surface)).toEqual(['front@colour-8']);
});

it.each([
  [[], false, false],
  [['front'], true, false],
  [['front@artboard-1'], false, true],
])('knows what of a PSD is shown: %j', (keys, isWhole, isView) => {
  const { places } = placed(...keys).pictures[0]!;
  expect([showsWhole(places), showsView(places)]).toEqual([isWhole, isView]);
});
