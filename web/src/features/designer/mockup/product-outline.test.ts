import { describe, expect, it } from 'vitest';
import { outlineProduct } from './product-outline.ts';

const printArea = { xMm: 20, yMm: 20, widthMm: 40, heightMm: 40 };

/** A photograph that shows the surface from (x0, y0) to (x1, y1) with one pixel per `step` mm. */
function seen(x0: number, y0: number, x1: number, y1: number, step = 2) {
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
    u: new Float32Array(u),
    v: new Float32Array(v),
    dux: all(step),
    dvx: all(0),
    duy: all(0),
    dvy: all(step),
  };
}

const at = (outline: NonNullable<ReturnType<typeof outlineProduct>>, xMm: number, yMm: number) =>
  outline.coverage[
    Math.floor(yMm - outline.rectMm.yMm) * outline.widthCells + Math.floor(xMm - outline.rectMm.xMm)
  ];

describe('outlineProduct', () => {
  it('covers what the photographs show and nothing beside it', () => {
    const outline = outlineProduct([seen(0, 10, 50, 70), seen(40, 10, 100, 70)], printArea)!;
    expect(at(outline, 50, 40)).toBe(255);
    expect(at(outline, 95, 12)).toBe(255);
    expect(at(outline, 50, 5)).toBe(0);
    expect(outline.rectMm.xMm).toBeLessThan(0);
    expect(outline.rectMm.xMm + outline.rectMm.widthMm).toBeGreaterThan(100);
  });

  it('counts the print area as product even where no photograph shows it', () => {
    const outline = outlineProduct([seen(0, 0, 30, 80)], printArea)!;
    expect(at(outline, 55, 40)).toBe(255);
    expect(at(outline, 64, 40)).toBe(0);
  });

  it('has no answer without photographs', () => {
    expect(outlineProduct([], printArea)).toBeNull();
  });
});
