import { expect, test } from 'vitest';
import type { Point } from '../../geometry/index.ts';
import { SHAPES, type ShapeLayer } from '../../layers/shape/shape-layer.ts';
import { buildShapeLayer } from '../../testing/index.ts';
import { outlineOp } from '../../text/index.ts';
import { flattenPath } from './flatten-path.ts';
import { shapePath } from './shape-path.ts';

/** Bounds of the curve itself, found by walking along it. */
function bounds(path: readonly number[]) {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < path.length; ) {
    const op = path[i];
    const at = (n: number) => path[i + n] ?? 0;
    if (op === outlineOp.cubic) {
      for (let t = 0; t <= 1; t += 1 / 256) {
        const s = 1 - t;
        const mix = (p0: number, p1: number, p2: number, p3: number) =>
          s ** 3 * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t ** 3 * p3;
        points.push([mix(x, at(1), at(3), at(5)), mix(y, at(2), at(4), at(6))]);
      }
      [x, y] = [at(5), at(6)];
      i += 7;
    } else if (op === outlineOp.close) i += 1;
    else {
      [x, y] = [at(1), at(2)];
      points.push([x, y]);
      i += 3;
    }
  }
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const cases: [string, Partial<ShapeLayer>][] = [
  ['rect', { shape: 'rect' }],
  ['rounded rect', { shape: 'rect', cornerRadiusMm: 5 }],
  ['rect rounder than itself', { shape: 'rect', cornerRadiusMm: 2500 }],
  ['ellipse', { shape: 'ellipse' }],
  ['triangle', { shape: 'triangle' }],
  ['star', { shape: 'star', points: 5 }],
  ['star of three', { shape: 'star', points: 3 }],
  ['star of twenty-four', { shape: 'star', points: 24 }],
  ['polygon of three', { shape: 'polygon', points: 3 }],
  ['polygon of six', { shape: 'polygon', points: 6 }],
  ['polygon of twenty-four', { shape: 'polygon', points: 24 }],
  ['burst', { shape: 'burst', points: 16 }],
  ['burst of three', { shape: 'burst', points: 3 }],
  ['heart', { shape: 'heart' }],
  ['arrow', { shape: 'arrow' }],
  ['plus', { shape: 'plus' }],
  ['drop', { shape: 'drop' }],
  ['moon', { shape: 'moon' }],
  ['cloud', { shape: 'cloud' }],
  ['bubble', { shape: 'bubble' }],
];

test.each(cases)('%s fills its box', (_, changes) => {
  const box = bounds(shapePath(buildShapeLayer({ ...changes, widthMm: 60, heightMm: 20 })));
  expect(box).toEqual([-30, -10, 30, 10].map((edge) => expect.closeTo(edge, 1)));
});

/** The edges of the outline, walked along in short straight steps, that cross each other. */
function crossings(path: readonly number[]): number {
  const points = flattenPath(path);
  const edges = points.map((from, i) => [from, points[(i + 1) % points.length]!] as const);
  const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  let count = 0;
  for (const [i, [a, b]] of edges.entries())
    for (const [c, d] of edges.slice(i + 2))
      if (side(a, b, c) * side(a, b, d) < -1e-9 && side(c, d, a) * side(c, d, b) < -1e-9) count += 1;
  return count;
}

test.each(cases)('the outline of %s never crosses itself, in boxes of any shape', (_, changes) => {
  for (const [widthMm, heightMm] of [
    [60, 20],
    [8, 90],
    [40, 40],
  ] as const)
    expect(crossings(shapePath(buildShapeLayer({ ...changes, widthMm, heightMm })))).toBe(0);
});

test('every kind of shape is among these', () => {
  expect(new Set(cases.map(([, { shape }]) => shape)).size).toBe(SHAPES.length - 1);
});

test('a line lies across the middle of its box', () => {
  expect(bounds(shapePath(buildShapeLayer({ shape: 'line', widthMm: 60 })))).toEqual([-30, 0, 30, 0]);
});
