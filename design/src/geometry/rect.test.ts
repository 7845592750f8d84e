import { describe, expect, it } from 'vitest';
import { insetRect, rectAround, rectCentre, rectsTouch, unionOfRects } from './rect.ts';

const unit = { xMm: 0, yMm: 0, widthMm: 10, heightMm: 10 };

describe('rect', () => {
  it('goes around points, negative ones too, and refuses none', () => {
    const around = rectAround([
      { x: -3, y: 8 },
      { x: 4, y: -2 },
    ]);
    expect(around).toEqual({ xMm: -3, yMm: -2, widthMm: 7, heightMm: 10 });
    expect(() => rectAround([])).toThrow(RangeError);
  });

  it('joins rectangles', () => {
    expect(unionOfRects([unit, { xMm: 20, yMm: -5, widthMm: 1, heightMm: 1 }])).toEqual({
      xMm: 0,
      yMm: -5,
      widthMm: 21,
      heightMm: 15,
    });
    expect(unionOfRects([])).toBeNull();
  });

  it.each([
    ['inwards', 2, { xMm: 2, yMm: 2, widthMm: 6, heightMm: 6 }],
    ['outwards', -3, { xMm: -3, yMm: -3, widthMm: 16, heightMm: 16 }],
    ['never past the middle', 9, { xMm: 5, yMm: 5, widthMm: 0, heightMm: 0 }],
  ])('insets %s', (_, mm, expected) => {
    expect(insetRect(unit, mm)).toEqual(expected);
    expect(rectCentre(insetRect(unit, mm))).toEqual({ x: 5, y: 5 });
  });

  it.each([
    ['overlapping', { xMm: 9, yMm: 9, widthMm: 5, heightMm: 5 }, true],
    ['sharing a corner', { xMm: 10, yMm: 10, widthMm: 5, heightMm: 5 }, true],
    ['beside', { xMm: 10.01, yMm: 0, widthMm: 5, heightMm: 5 }, false],
    ['above', { xMm: 0, yMm: -6, widthMm: 5, heightMm: 5 }, false],
    ['inside', { xMm: 4, yMm: 4, widthMm: 1, heightMm: 1 }, true],
  ])('knows rectangles %s', (_, other, expected) => {
    expect(rectsTouch(unit, other)).toBe(expected);
    expect(rectsTouch(other, unit)).toBe(expected);
  });
});
