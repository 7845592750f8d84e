import { expect, it } from 'vitest';
import { roundMm } from '../geometry/round.ts';
import { buildImageLayer, buildShapeLayer } from '../testing/build-layers.ts';
import { exactRatio } from './exact-ratio.ts';

const picture = (widthMm: number, heightMm: number, crop = { x: 0, y: 0, width: 1, height: 1 }) =>
  buildImageLayer({ widthMm, heightMm, sourceWidthPx: 1500, sourceHeightPx: 1000, crop });

it.each([100, 66.6667, 10, 1, 0.1, 0.01])('a picture %d mm wide keeps the ratio of its pixels', (widthMm) => {
  expect(exactRatio(picture(widthMm, roundMm(widthMm / 1.5)))).toBe(1.5);
});

it('a picture goes through any sizes and comes back to the size it had', () => {
  let [width, height] = [100, roundMm(100 / 1.5)];
  for (const next of [0.1, 3, 0.7, 2500, 0.1, 100]) {
    const ratio = exactRatio(picture(width, height));
    [width, height] = [next, roundMm(next / ratio)];
  }
  expect([width, height]).toEqual([100, 66.6667]);
});

it('a part of a picture has the ratio of the part', () => {
  const crop = { x: 0.1, y: 0, width: 0.5, height: 1 };
  expect(exactRatio(picture(0.1, roundMm(0.1 / 0.75), crop))).toBe(0.75);
});

it.each([
  ['stretched by hand', picture(100, 66), 100 / 66],
  ['stretched a little', picture(100, 66.6), 100 / 66.6],
  ['a shape', buildShapeLayer({ widthMm: 30, heightMm: 20.0001 }), 30 / 20.0001],
])('%s stays as it is', (_, layer, expected) => {
  expect(exactRatio(layer)).toBe(expected);
});
