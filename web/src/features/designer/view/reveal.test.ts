import { describe, expect, it } from 'vitest';
import { isInSight, reveal } from './reveal.ts';
import type { StageView } from './view-math.ts';

const INSETS = { left: 10, top: 10, right: 10, bottom: 30 };
const SIZE = { width: 200, height: 140 };
const view: StageView = { pxPerMm: 1, offsetX: 0, offsetY: 0 };
const rect = (xMm: number, yMm: number, widthMm = 40, heightMm = 20) => ({ xMm, yMm, widthMm, heightMm });

describe('reveal', () => {
  it('leaves a view alone that shows all of it', () => {
    expect(reveal(view, SIZE, rect(20, 20), INSETS)).toBe(view);
    // Exactly at the edges is seen.
    expect(reveal(view, SIZE, rect(10, 10, 180, 100), INSETS)).toBe(view);
  });

  it.each([
    ['below', rect(20, 200), 0, -110],
    ['beyond the right', rect(180, 20), -30, 0],
    ['beyond the left', rect(-60, 20), 70, 0],
    ['above', rect(20, -50), 0, 60],
  ])('moves as little as what lies %s takes', (_, out, dx, dy) => {
    const next = reveal(view, SIZE, out, INSETS);
    expect(next).toEqual({ pxPerMm: 1, offsetX: dx, offsetY: dy });
    expect(isInSight(next, SIZE, out, INSETS)).toBe(true);
  });

  it('makes smaller only what has no room', () => {
    const large = rect(0, 0, 400, 100);
    const next = reveal(view, SIZE, large, INSETS);
    expect(next.pxPerMm).toBeLessThan(1);
    expect(isInSight(next, SIZE, large, INSETS)).toBe(true);
  });
});
