import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import { ownTemplateProduct } from '@diy/contract/own-templates/product';
import { expect, it } from 'vitest';
import { newProduct } from './product-draft.ts';
import { addSizes, copySurface, readSizeList } from './product-sizes.ts';

const image: OwnImage = { id: 'a', name: 'a.jpg', url: '', width: 800, height: 1000, is_psd: false };
const area = (width_mm: number, height_mm: number) => ({ width_mm, height_mm });
const front = area(280, 320);
const twoSides = () => {
  const product = { ...newProduct(image), sku: 'TEE' };
  const [surface] = product.surfaces;
  return { ...product, surfaces: [surface!, { ...surface!, id: 'back', name: '背面', ...area(200, 200) }] };
};
const list = (text: string) => readSizeList(text, front).sizes;

it.each<[string, [string, ReturnType<typeof area> | null][], string[]]>([
  [
    'S, M,L，XL、2XL',
    [
      ['S', null],
      ['M', null],
      ['L', null],
      ['XL', null],
      ['2XL', null],
    ],
    [],
  ],
  [
    'S 260×340mm; M：280x360mm\nL=30 * 38 cm',
    [
      ['S', area(260, 340)],
      ['M', area(280, 360)],
      ['L', area(300, 380)],
    ],
    [],
  ],
  [
    'S (26×34), M（28.5 X 36 厘米）',
    [
      ['S', area(260, 340)],
      ['M', area(285, 360)],
    ],
    [],
  ],
  [
    'S 260×340, M 280×360 mm, L 30×38 cm',
    [
      ['M', area(280, 360)],
      ['L', area(300, 380)],
    ],
    ['S 260×340'],
  ],
  ['S 26×34, M', [['M', null]], ['S 26×34']],
  [
    'S 26×34 mm, M 80×60',
    [
      ['S', area(26, 34)],
      ['M', area(80, 60)],
    ],
    [],
  ],
  [
    '30 × 40 cm, A4 210×297',
    [
      ['30 × 40 cm', null],
      ['A4', area(210, 297)],
    ],
    [],
  ],
  [
    'EU 42 / EU 44',
    [
      ['EU 42', null],
      ['EU 44', null],
    ],
    [],
  ],
  [
    'ص، م',
    [
      ['ص', null],
      ['م', null],
    ],
    [],
  ],
  ['S 2×3, M 260×9000, L', [['L', null]], ['S 2×3', 'M 260×9000']],
  [`${'长'.repeat(41)}, `, [], ['长'.repeat(41)]],
  [' ,; ', [], []],
])('reads %j', (text, sizes, unread) => {
  expect(readSizeList(text, front)).toEqual({
    sizes: sizes.map(([name, own]) => ({ name, area: own })),
    unread,
  });
});

it('adds those that are new, and says the prints of all', () => {
  const first = addSizes(twoSides(), list('S, M'), 'front');
  const more = addSizes(first, list('m 300×380, L'), 'front');
  expect(more.sizes.map(({ name, areas }) => [name, areas.front])).toEqual([
    ['S', undefined],
    ['M', area(300, 380)],
    ['L', undefined],
  ]);
  expect(more.surfaces[0]).toMatchObject(front);
  expect(ownTemplateProduct.parse(more)).toEqual(more);
});

it('says the surface’s print where every size has one', () => {
  const product = addSizes(twoSides(), list('S 260×340, M 260×340, L 300×380'), 'front');
  expect(product.surfaces.map(({ width_mm }) => width_mm)).toEqual([260, 200]);
  expect(product.sizes.map(({ areas }) => areas.front)).toEqual([undefined, undefined, area(300, 380)]);
});

it('prints a surface like another one in every size, and keeps its name', () => {
  const product = addSizes(twoSides(), list('S, L 300×380'), 'front');
  const alike = copySurface(product, product.surfaces[0]!, 'back');
  expect(alike.surfaces[1]).toMatchObject({ id: 'back', name: '背面', ...front });
  expect(alike.sizes.map(({ areas }) => areas.back)).toEqual([undefined, area(300, 380)]);
  expect(ownTemplateProduct.parse(alike)).toEqual(alike);
});
