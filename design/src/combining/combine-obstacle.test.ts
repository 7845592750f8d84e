import { expect, it } from 'vitest';
import type { Layer } from '../layers/layer.ts';
import {
  buildCodeLayer,
  buildImageLayer,
  buildShapeLayer,
  buildTextLayer,
  buildVectorLayer,
} from '../testing/build-layers.ts';
import { type CombineObstacle, combineObstacle } from './combine-obstacle.ts';

const shape = buildShapeLayer();
const stroke = { colour: '#0044AA', width: 4, join: 'round', cap: 'butt', miterLimit: 4 } as const;
const lines = (d: string, fill: string | null, opacity?: number) =>
  buildVectorLayer({ paths: [{ d, fill, stroke, ...(opacity === undefined ? {} : { opacity }) }] });
const many = `M0 0L${Array.from({ length: 10_000 }, (_, i) => `${i % 90} ${(i * 7) % 90}`).join(' ')}Z`;

it.each<[string, CombineObstacle | null, Layer[]]>([
  ['two shapes', null, [shape, buildShapeLayer({ shape: 'heart' })]],
  ['a shape and a vector', null, [shape, buildVectorLayer()]],
  ['an outline that is closed', null, [shape, lines('M0 0L9 0 9 9Z', null)]],
  ['an open outline that is filled', null, [shape, lines('M0 0L9 0 9 9', '#CC2222')]],
  ['one shape', 'few', [shape]],
  ['a locked one', 'locked', [shape, buildShapeLayer({ locked: true })]],
  ['a hidden one', 'hidden', [shape, buildShapeLayer({ hidden: true })]],
  ['words', 'text', [shape, buildTextLayer()]],
  ['a picture', 'picture', [shape, buildImageLayer()]],
  ['a code', 'code', [shape, buildCodeLayer()]],
  ['a line', 'line', [shape, buildShapeLayer({ shape: 'line' })]],
  ['an open outline', 'line', [shape, lines('M0 0L9 0 9 9', null)]],
  ['nothing that shows', 'line', [shape, lines('M0 0L9 0 9 9Z', null, 0)]],
  ['one that orders change', 'bound', [shape, buildShapeLayer({ bindings: { colour: 'f' } })]],
  ['very many points', 'points', [shape, lines(many, '#CC2222')]],
])('%s: %s', (_, obstacle, layers) => {
  expect(combineObstacle(layers.map((layer) => [layer]))).toBe(obstacle);
});

it.each([
  ['squares', buildShapeLayer({ shape: 'rect', cornerRadiusMm: 0 }), 2500],
  ['circles', buildShapeLayer({ shape: 'ellipse' }), 769],
  ['stars of 24 points', buildShapeLayer({ shape: 'star', points: 24 }), 208],
])('as many %s as have 10,000 points', (_, layer, count) => {
  const units = Array.from({ length: count }, () => [layer]);
  expect(combineObstacle(units)).toBe(null);
  expect(combineObstacle([...units, [layer]])).toBe('points');
});

it('a group is one', () => {
  expect(combineObstacle([[shape, shape]])).toBe('few');
});
