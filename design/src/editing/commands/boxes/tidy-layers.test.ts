import { expect, it } from 'vitest';
import { findSurface } from '../../../document/find-layer.ts';
import { buildDesign, buildShapeLayer } from '../../../testing/index.ts';
import { tidyLayers } from './tidy-layers.ts';

type Place = readonly [xMm: number, yMm: number, widthMm?: number, heightMm?: number];

/** The middles after tidying boxes of 10 × 10 mm unless said otherwise. */
function tidied(places: readonly Place[], changes: Record<number, object> = {}): number[][] {
  const layers = places.map(([xMm, yMm, widthMm = 10, heightMm = 10], at) =>
    buildShapeLayer({ id: `s${at}`, xMm, yMm, widthMm, heightMm, ...changes[at] }),
  );
  const design = buildDesign(layers);
  const next = tidyLayers(design, { layerIds: layers.map(({ id }) => id) });
  return (findSurface(next, 'front')?.layers ?? []).map(({ xMm, yMm }) => [xMm, yMm]);
}

it('a row that is roughly one gets one line and the middle one of its gaps', () => {
  expect(
    tidied([
      [10, 10],
      [24, 12],
      [50, 11],
    ]),
  ).toEqual(
    [
      [10, 10],
      [36, 10],
      [62, 10],
    ].map(([x, y]) => [x, y! + 0]),
  );
});

it('a column that is roughly one gets one middle and the middle one of its gaps', () => {
  expect(
    tidied([
      [10, 10],
      [12, 30, 20],
      [9, 52],
    ]),
  ).toEqual([
    [12, 10],
    [12, 30 + 2],
    [12, 32 + 22],
  ]);
});

it('four that lie roughly in two rows become a grid, each in the middle of its cell', () => {
  const [a, b, c, d] = tidied([
    [10, 10],
    [31, 13],
    [12, 40, 20, 10],
    [41, 38],
  ]);
  expect(a?.[0]).toBe(c?.[0]);
  expect(b?.[0]).toBe(d?.[0]);
  expect(a?.[1]).toBe(b?.[1]);
  expect(c?.[1]).toBe(d?.[1]);
});

it('what lay over each other lies side by side', () => {
  expect(
    tidied([
      [10, 10],
      [12, 10],
      [15, 10],
    ]),
  ).toEqual([
    [10, 10],
    [20, 10],
    [30, 10],
  ]);
});

it('locked and hidden ones stay, and one alone stays', () => {
  expect(
    tidied(
      [
        [10, 10],
        [24, 12],
        [50, 11],
      ],
      { 1: { locked: true } },
    )[1],
  ).toEqual([24, 12]);
  expect(
    tidied(
      [
        [10, 10],
        [24, 12],
        [50, 11],
      ],
      { 1: { hidden: true } },
    )[1],
  ).toEqual([24, 12]);
  expect(tidied([[10, 12]])).toEqual([[10, 12]]);
});
