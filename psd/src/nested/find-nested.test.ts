import type { Layer } from 'ag-psd';
import { expect, test } from 'vitest';
import { bakePsd, type SurfaceResult } from '../baking/bake-psd.ts';
import type { BakedSurface } from '../baking/bake-surface.ts';
import { readPsd } from '../reading/read-psd.ts';
import { findSurfaces } from '../surfaces/find-surfaces.ts';
import { paintLayer } from '../testing/build-mockup-psd.ts';
import { buildCard, buildWall, INNER_ID, OUTER_ID, uprightLayer } from '../testing/build-nested-psd.ts';
import { buildPsd } from '../testing/build-psd.ts';
import { findNested } from './find-nested.ts';
import { type ContentsBudget, fullBudget } from './open-contents.ts';

const bake = (bytes: Uint8Array): SurfaceResult[] => [...bakePsd(readPsd(bytes), 1600)];
const problemsOf = ({ result }: SurfaceResult): string[] =>
  'problems' in result ? result.problems.map(({ layer, feature }) => `${layer}: ${feature}`) : [];
const bakedOf = ({ result }: SurfaceResult): BakedSurface => {
  if ('problems' in result) throw new Error(JSON.stringify(result));
  return result;
};
const rgb = (picture: Uint8ClampedArray, width: number, x: number, y: number): number[] => [
  ...picture.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];
/** What Photoshop keeps of the card on the wall: it is 40 × 30 there, with nothing in its smart object. */
const kept = (more: Layer = {}): Layer =>
  paintLayer(
    { width: 40, height: 30 },
    (_x, y) => (y >= 7.5 && y < 15 ? [20, 40, 200, 255] : [200, 60, 40, 255]),
    more,
  );

test('a smart object in the contents of another one is a surface, behind the outer one', () => {
  const found = bake(buildWall(buildCard()));
  expect(found.map(({ key, name, width, height }) => ({ key, name, width, height }))).toEqual([
    { key: OUTER_ID, name: 'card', width: 80, height: 60 },
    { key: `${OUTER_ID}/${INNER_ID}`, name: 'card / artwork', width: 400, height: 300 },
  ]);
  expect(found.map(problemsOf)).toEqual([[], []]);
});

test('the contents around it are composed as they are, under and over the artwork', () => {
  const [, nested] = bake(buildWall(buildCard()));
  const { width, empty, responses, coverage } = bakedOf(nested!);
  // Paper beside the smart object, and within it where nothing was put in.
  expect(rgb(empty, width, 33, 40)).toEqual([200, 60, 40]);
  expect(rgb(empty, width, 50, 40)).toEqual([200, 60, 40]);
  expect(rgb(empty, width, 10, 10)).toEqual([128, 128, 128]);
  const [black, white] = [responses[0]!, responses.at(-1)!];
  // The lower half of the artwork shows, the upper half lies under the stripe.
  expect(rgb(black, width, 50, 38)).toEqual([0, 0, 0]);
  expect(rgb(white, width, 50, 38)).toEqual([255, 255, 255]);
  expect(rgb(black, width, 50, 30)).toEqual([20, 40, 200]);
  expect(rgb(white, width, 50, 30)).toEqual([20, 40, 200]);
  expect(coverage[38 * width + 50]).toBe(255);
  expect(coverage[38 * width + 35]).toBe(0);
});

test('where the artwork lies is the place of the inner in the place of the outer', () => {
  const [, nested] = bake(buildWall(buildCard()));
  const { places, width } = bakedOf(nested!);
  const step = width / places.width;
  // The artwork fills 40 to 60 across and 27.5 to 42.5 down.
  for (const [x, y] of [
    [44, 30],
    [56, 40],
  ] as const) {
    const at = Math.floor(y / step) * places.width + Math.floor(x / step);
    const middle = (value: number) => (Math.floor(value / step) + 0.5) * step;
    expect(places.u[at]).toBeCloseTo((middle(x) - 40) / 20, 3);
    expect(places.v[at]).toBeCloseTo((middle(y) - 27.5) / 15, 3);
  }
});

test('what its author put into the outer one is taken as drawn by Photoshop only if it comes out alike', () => {
  const card = buildCard();
  const like = { ...kept(), left: 30, top: 20, right: 70, bottom: 50 };
  expect(bake(buildWall(card, like)).map(problemsOf)).toEqual([[], []]);
  const { imageData } = paintLayer({ width: 40, height: 30 }, () => [90, 160, 40, 255]);
  expect(bake(buildWall(card, { ...like, imageData })).map(problemsOf)).toEqual([
    [],
    ['card: contents that are drawn otherwise'],
  ]);
});

test('what is not composed in the contents is refused by layer and feature, and the outer one can be used', () => {
  const [wave] = [
    paintLayer({ width: 80, height: 60 }, () => [9, 9, 9, 60], { name: 'gloss', blendMode: 'dissolve' }),
  ];
  const found = bake(buildWall(buildCard([wave!])));
  expect(found.map(({ name }) => name)).toEqual(['card', 'card / …']);
  expect(found.map(problemsOf)).toEqual([[], ['card / gloss: blend mode dissolve']]);
});

test('a layer of the contents that mixes the colours of artwork is named', () => {
  const hue = paintLayer({ width: 80, height: 60 }, (x, y) => [x * 3, 200 - y, 90, 255], {
    name: 'tint',
    blendMode: 'hue',
  });
  const [, nested] = bake(buildWall(buildCard([hue])));
  expect(problemsOf(nested!)).toEqual(['card / tint: blend mode hue']);
});

test('contents that are no document, or hold no smart object, are nothing but a surface', () => {
  const flat = buildPsd([paintLayer({ width: 80, height: 60 }, () => [1, 2, 3, 255])], {
    width: 80,
    height: 60,
  });
  for (const card of [new TextEncoder().encode('a picture'), new Uint8Array(), flat])
    expect(bake(buildWall(card)).map(({ key }) => key)).toEqual([OUTER_ID]);
});

const SECOND_ID = 'c0ffee00-0000-4000-8000-00000000000c';

/** A wall with a second card, in the lower right. */
function twoCards(first: Uint8Array, second: Uint8Array): Uint8Array {
  const contents = { width: 80, height: 60 };
  const other = uprightLayer({ id: SECOND_ID, name: 'back', box: [70, 60, 110, 90], contents });
  const linkedFiles = [
    { id: OUTER_ID, name: 'card.psb', data: first },
    { id: SECOND_ID, name: 'back.psb', data: second },
  ];
  return buildWall(first, {}, [other], { linkedFiles });
}

test('equal smart objects in several outer ones are one surface, those of other files are not', () => {
  const green = buildCard([paintLayer({ width: 80, height: 60 }, (x) => [0, 200, 0, x < 10 ? 255 : 0])]);
  const [, , nested, ...more] = bake(twoCards(buildCard(), green));
  expect(more).toEqual([]);
  const { width, responses, coverage } = bakedOf(nested!);
  for (const [x, y] of [
    [50, 38],
    [90, 78],
  ] as const) {
    expect(coverage[y * width + x]).toBe(255);
    expect(rgb(responses[0]!, width, x, y)).toEqual([0, 0, 0]);
  }
  const found = bake(twoCards(buildCard(), buildCard([], {}, 'another artwork')));
  expect(found.map(({ name }) => name)).toEqual(['back', 'card', 'back / artwork', 'card / artwork']);
});

test('names of others that show in the mockup are the outermost, and none that holds the surface', () => {
  const filled = { ...kept(), left: 30, top: 20, right: 70, bottom: 50 };
  const [outer, nested] = bake(buildWall(buildCard(), filled));
  expect([outer!.showsAlso, nested!.showsAlso]).toEqual([[], []]);
});

/** A document of the card's size that holds the given one all over it. */
function around(id: string, file: Uint8Array): Uint8Array {
  const size = { width: 80, height: 60 };
  const layer = uprightLayer({ id, name: 'sheet', box: [0, 0, 80, 60], contents: size });
  const paper = paintLayer(size, () => [250, 250, 250, 255], { name: 'paper' });
  return buildPsd([paper, layer], { ...size, linkedFiles: [{ id, name: 'sheet.psb', data: file }] }, true);
}

test('smart objects are found three documents deep, and named when they lie deeper', () => {
  const two = bake(buildWall(around(INNER_ID, buildCard())));
  expect(two.map(({ name }) => name)).toEqual(['card', 'card / sheet', 'card / sheet / artwork']);
  expect(two.map(problemsOf)).toEqual([[], [], []]);
  const { width, responses } = bakedOf(two[2]!);
  expect(rgb(responses[0]!, width, 50, 38)).toEqual([0, 0, 0]);
  expect(rgb(responses[0]!, width, 50, 30)).toEqual([20, 40, 200]);
  const four = bake(buildWall(around(INNER_ID, around(SECOND_ID, around(INNER_ID, buildCard())))));
  expect(four.at(-1)!.name).toBe('card / sheet / sheet / sheet / …');
  expect(problemsOf(four.at(-1)!)).toEqual([
    'card / sheet / sheet / sheet: smart objects nested more than 3 deep',
  ]);
});

test.each<[string, Partial<ContentsBudget>, string]>([
  ['documents', { documents: 1 }, 'more smart objects with documents in them than are opened'],
  ['bytes', { bytes: 60_000 }, 'contents that are too large to be opened beside the document'],
  ['work', { work: 12_000 }, 'contents that take too long to draw'],
])('what is opened of one document is bounded, and what is not is named: %s', (_, less, feature) => {
  const document = readPsd(twoCards(buildCard(), buildCard([], {}, 'another artwork')));
  const budget = { ...fullBudget(), ...less };
  const [first, second] = findNested(document, findSurfaces(document), { budget, isSrgb: () => true });
  expect(first!.problems).toEqual([]);
  expect(second!.problems).toEqual([{ layer: 'card', feature }]);
});
