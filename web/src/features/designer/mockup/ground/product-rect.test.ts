import { describe, expect, it } from 'vitest';
import { productRect } from './product-rect.ts';

const printArea = { xMm: 20, yMm: 20, widthMm: 40, heightMm: 40 };

/** A photograph that shows the surface from (x0, y0) to (x1, y1) with one pixel per `step` mm. */
function seen(x0: number, y0: number, x1: number, y1: number, step = 1) {
  const u: number[] = [];
  const v: number[] = [];
  for (let y = y0; y <= y1; y += step) {
    for (let x = x0; x <= x1; x += step) {
      u.push(x);
      v.push(y);
    }
  }
  const all = (value: number) => new Float32Array(u.length).fill(value);
  return {
    ...{ u: new Float32Array(u), v: new Float32Array(v) },
    ...{ dux: all(step), dvx: all(0), duy: all(0), dvy: all(step) },
  };
}

const edges = (photos: ReturnType<typeof seen>[]) => {
  const { xMm, yMm, widthMm, heightMm } = productRect(photos, printArea);
  return [xMm, yMm, xMm + widthMm, yMm + heightMm];
};

describe('productRect', () => {
  it.each([
    ['what one photograph shows', [seen(9, 9, 81, 72)], [-1, 9, 81, 72]],
    ['what several show together', [seen(9, 9, 40, 72), seen(40, 9, 81, 72)], [-1, 9, 81, 72]],
    ['no more than the print area, where nothing is seen', [], [20, 20, 60, 60]],
    ['the print area whole, where a photograph shows a part of it', [seen(30, 30, 40, 40)], [20, 20, 60, 60]],
    ['nothing that is not joined to it', [seen(17, 9, 63, 63), seen(-12, 9, -9, 63)], [17, 9, 63, 63]],
    ['no tongue of less than half a side', [seen(15, 15, 66, 66), seen(66, 20, 78, 30)], [14, 15, 66, 66]],
  ] as const)('covers %s', (_, photos, expected) => {
    for (const [n, mm] of edges([...photos]).entries())
      expect(Math.abs(mm - expected[n]!), `edge ${n}: ${mm}`).toBeLessThanOrEqual(1);
  });
});
