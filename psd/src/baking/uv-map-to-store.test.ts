import type { Layer } from 'ag-psd';
import { expect, test } from 'vitest';
import { readPsd } from '../reading/read-psd.ts';
import { findSurfaces } from '../surfaces/find-surfaces.ts';
import { paintLayer, placedLayer } from '../testing/build-mockup-psd.ts';
import { buildPsd } from '../testing/build-psd.ts';
import { bakePsd } from './bake-psd.ts';
import { placeSurface } from './place-surface.ts';
import { reductionTo } from './reduce-area.ts';
import { uvMapToStore } from './uv-map-to-store.ts';

const size = { width: 400, height: 200 };
const contents = { width: 300, height: 240 };
const box = (left: number, top: number, right: number, bottom: number): number[] => [
  ...[left, top, right, top],
  ...[right, bottom, left, bottom],
];
const placed = (corners: number[]): Layer => placedLayer(corners, contents);

function placesOf(...corners: number[][]) {
  const document = readPsd(buildPsd(corners.map(placed), size));
  const [surface] = findSurfaces(document);
  const reduction = reductionTo({ left: 0, top: 0, right: size.width, bottom: size.height }, 400);
  const exact = placeSurface(surface!, reduction);
  return { ...uvMapToStore(surface!, reduction), exact };
}

/** How far what mockups read is off the truth at most, in pixels of a place of 150 × 120. */
function besidePx({ read, exact }: ReturnType<typeof placesOf>): number {
  let worst = 0;
  for (const [at, share] of exact.share.entries())
    if (share > 0)
      worst = Math.max(
        worst,
        Math.abs(read.u[at]! - exact.u[at]!) * 150,
        Math.abs(read.v[at]! - exact.v[at]!) * 120,
      );
  return worst;
}

test.each<[string, number[][], number]>([
  ['one place', [box(40, 40, 190, 160)], 4],
  ['two places with room between them', [box(20, 40, 170, 160), box(230, 40, 380, 160)], 4],
  ['two that touch', [box(42, 40, 192, 160), box(192, 40, 342, 160)], 1],
  ['two that nearly touch', [box(42, 40, 192, 160), box(194, 40, 344, 160)], 1],
  ['two that overlap', [box(42, 40, 192, 160), box(112, 50, 262, 170)], 1],
])('mockups read the true place of every pixel: %s', (_, corners, smaller) => {
  const places = placesOf(...corners);
  expect(size.width / places.stored.width).toBe(smaller);
  expect(besidePx(places)).toBeLessThan(0.25);
});

test('where places overlap, the upper one is seen', () => {
  const { exact } = placesOf(box(40, 40, 190, 160), box(110, 40, 260, 160));
  const at = 100 * size.width + 150;
  expect(exact.u[at]).toBeCloseTo((150.5 - 110) / 150, 5);
  expect(exact.share[at]).toBe(1);
  // Left of the upper one's edge.
  expect(exact.u[at - 45]).toBeCloseTo((105.5 - 40) / 150, 5);
});

test('at an edge between two places the one that is seen more is drawn, and both cover the pixel', () => {
  const { exact } = placesOf(box(40, 40, 190.25, 160), box(190.25, 40, 340.5, 160));
  const at = 100 * size.width + 190;
  expect(exact.share[at]).toBeCloseTo(0.25 + 0.75 * 0.75, 1);
  expect(exact.u[at]).toBeLessThan(0.01);
});

const bakeOf = (...corners: number[][]) => {
  const paper = paintLayer(size, () => [250, 250, 250, 255]);
  const [surface] = bakePsd(readPsd(buildPsd([paper, ...corners.map(placed)], size)), 400);
  return surface!.result;
};

test('places that touch, or hide a sliver of one another, are baked with places at full size', () => {
  const result = bakeOf(box(40, 40, 190, 160), box(189, 40, 339, 160));
  if ('problems' in result) throw new Error(JSON.stringify(result));
  expect(result.places.width).toBe(size.width);
  expect(result.difference.mean).toBeLessThan(0.75);
});

test('places that hide much of one another are refused: half-transparent artwork would lie there twice', () => {
  expect(bakeOf(box(40, 40, 190, 160), box(112, 50, 262, 170))).toMatchObject({
    problems: [{ layer: 'Your design', feature: 'equal smart objects over one another' }],
  });
});

test('names the smart objects whose own contents stay in the picture', () => {
  const sample = (name: string, id: string, corners: number[]): Layer => ({
    ...placedLayer(corners, contents, { name }, { id }),
    left: corners[0]!,
    top: corners[1]!,
    right: corners[4]!,
    bottom: corners[5]!,
    imageData: {
      width: corners[4]! - corners[0]!,
      height: corners[5]! - corners[1]!,
      data: new Uint8ClampedArray((corners[4]! - corners[0]!) * (corners[5]! - corners[1]!) * 4).fill(255),
    },
  });
  const paper = paintLayer(size, () => [40, 40, 40, 255]);
  const layers = [
    paper,
    sample('front', 'c0ffee00-0000-4000-8000-000000000001', box(40, 40, 190, 160)),
    sample('label', 'c0ffee00-0000-4000-8000-000000000002', box(230, 40, 380, 160)),
    placedLayer(
      box(10, 10, 40, 34),
      contents,
      { name: 'bare' },
      { id: 'c0ffee00-0000-4000-8000-000000000003' },
    ),
  ];
  const found = [...bakePsd(readPsd(buildPsd(layers, size)), 400)];
  expect(found.map(({ name, showsAlso }) => [name, showsAlso])).toEqual([
    ['bare', ['label', 'front']],
    ['label', ['front']],
    ['front', ['label']],
  ]);
  // It is true: the label's white is in the picture of the front's mockup.
  const { result } = found[2]!;
  if ('problems' in result) throw new Error(JSON.stringify(result));
  expect([result.empty[(100 * 400 + 300) * 3], result.empty[(100 * 400 + 100) * 3]]).toEqual([255, 40]);
});
