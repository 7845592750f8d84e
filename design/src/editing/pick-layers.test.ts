import { describe, expect, it } from 'vitest';
import { buildImageLayer, buildShapeLayer } from '../testing/build-layers.ts';
import { layerAt, layersInRect } from './pick-layers.ts';

const surface = {
  surfaceId: 'front',
  layers: [
    buildShapeLayer({ id: 'low' }),
    buildShapeLayer({ id: 'high', xMm: 70 }),
    buildShapeLayer({ id: 'locked', locked: true }),
    buildShapeLayer({ id: 'hidden', hidden: true }),
    buildShapeLayer({ id: 'slanted', xMm: 200, rotationDeg: 45 }),
    buildImageLayer({ id: 'star', xMm: 300, mask: { shape: 'star', points: 5 } }),
  ],
};

describe('layerAt', () => {
  it.each([
    ['where two overlap, the upper one', { x: 60, y: 50 }, 0, 'high'],
    ['under hidden and locked ones', { x: 40, y: 50 }, 0, 'low'],
    ['nothing', { x: 140, y: 50 }, 0, undefined],
    ['beside, with a finger', { x: 92, y: 50 }, 3, 'high'],
    ['on a picture cut to a star', { x: 300, y: 50 }, 0, 'star'],
    ['between the points of a star', { x: 283, y: 33 }, 0, undefined],
    ['in the bounds of a slanted one only', { x: 225, y: 25 }, 0, undefined],
  ])('%s', (_, point, marginMm, expected) => {
    expect(layerAt(surface, point, marginMm)?.id).toBe(expected);
  });
});

describe('layersInRect', () => {
  it.each([
    ['around all', { xMm: 0, yMm: 0, widthMm: 400, heightMm: 300 }, ['low', 'high', 'slanted', 'star']],
    ['touching one', { xMm: 85, yMm: 60, widthMm: 20, heightMm: 20 }, ['high']],
    ['inside one', { xMm: 35, yMm: 35, widthMm: 1, heightMm: 1 }, ['low']],
    ['between the points of a star', { xMm: 281, yMm: 31, widthMm: 4, heightMm: 4 }, []],
    ['over one point of a star', { xMm: 298, yMm: 28, widthMm: 4, heightMm: 4 }, ['star']],
    ['at the empty corner of a slanted one', { xMm: 222, yMm: 22, widthMm: 4, heightMm: 4 }, []],
    ['a level line that ends on one', { xMm: 0, yMm: 45, widthMm: 35, heightMm: 0 }, ['low']],
    ['an upright line that ends above all', { xMm: 50, yMm: 0, widthMm: 0, heightMm: 5 }, []],
    ['a point in one', { xMm: 35, yMm: 35, widthMm: 0, heightMm: 0 }, ['low']],
  ])('%s', (_, rect, expected) => {
    expect(layersInRect(surface, rect).map((layer) => layer.id)).toEqual(expected);
  });
});
