import { expect, test } from 'vitest';
import type { ShapeLayer } from '../../layers/shape/shape-layer.ts';
import { buildShapeLayer } from '../../testing/index.ts';
import { outlineOp } from '../../text/index.ts';
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
  ['heart', { shape: 'heart' }],
];

test.each(cases)('%s fills its box', (_, changes) => {
  const box = bounds(shapePath(buildShapeLayer({ ...changes, widthMm: 60, heightMm: 20 })));
  expect(box).toEqual([-30, -10, 30, 10].map((edge) => expect.closeTo(edge, 1)));
});

test('a line lies across the middle of its box', () => {
  expect(bounds(shapePath(buildShapeLayer({ shape: 'line', widthMm: 60 })))).toEqual([-30, 0, 30, 0]);
});
