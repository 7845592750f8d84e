import { describe, expect, it } from 'vitest';
import { type Box, boxBounds, boxContains, boxCorners, rotateAround } from './box.ts';

const box: Box = { xMm: 100, yMm: 50, widthMm: 40, heightMm: 20, rotationDeg: 0 };

describe('boxBounds', () => {
  it.each([
    ['upright', box, { xMm: 80, yMm: 40, widthMm: 40, heightMm: 20 }],
    ['a quarter turn', { ...box, rotationDeg: 90 }, { xMm: 90, yMm: 30, widthMm: 20, heightMm: 40 }],
    ['upside down', { ...box, rotationDeg: -180 }, { xMm: 80, yMm: 40, widthMm: 40, heightMm: 20 }],
    [
      'left of and above the area',
      { ...box, xMm: -10, yMm: -5 },
      { xMm: -30, yMm: -15, widthMm: 40, heightMm: 20 },
    ],
    [
      'a hair',
      { ...box, widthMm: 0.001, heightMm: 0.001 },
      { xMm: 99.9995, yMm: 49.9995, widthMm: 0.001, heightMm: 0.001 },
    ],
  ])('goes around a box %s', (_, turned, expected) => {
    const bounds = boxBounds(turned);
    for (const key of ['xMm', 'yMm', 'widthMm', 'heightMm'] as const)
      expect(bounds[key]).toBeCloseTo(expected[key], 9);
  });

  it('grows to the diagonal at 45°', () => {
    const bounds = boxBounds({ ...box, widthMm: 20, rotationDeg: 45 });
    expect(bounds.widthMm).toBeCloseTo(Math.hypot(20, 20), 9);
    expect(bounds.xMm + bounds.widthMm / 2).toBeCloseTo(100, 9);
  });
});

describe('boxCorners', () => {
  it('keeps the order of the corners while the box turns', () => {
    expect(boxCorners({ ...box, rotationDeg: 90 })).toEqual([
      { x: 110, y: 30 },
      { x: 110, y: 70 },
      { x: 90, y: 70 },
      { x: 90, y: 30 },
    ]);
  });
});

describe('boxContains', () => {
  it.each([
    ['the middle', box, { x: 100, y: 50 }, 0, true],
    ['a corner', box, { x: 120, y: 60 }, 0, true],
    ['just outside', box, { x: 120.1, y: 50 }, 0, false],
    ['just outside, with a finger', box, { x: 121, y: 50 }, 2, true],
    ['the bounds but not the turned box', { ...box, rotationDeg: 45 }, { x: 119, y: 31 }, 0, false],
    ['along the turned box', { ...box, rotationDeg: 45 }, { x: 113, y: 63 }, 0, true],
  ])('%s', (_, target, point, marginMm, expected) => {
    expect(boxContains(target, point, marginMm)).toBe(expected);
  });
});

describe('rotateAround', () => {
  it('turns the place and the box', () => {
    const turned = rotateAround(box, { x: 0, y: 0 }, 90);
    expect(turned).toEqual({ ...box, xMm: -50, yMm: 100, rotationDeg: 90 });
  });

  it('comes back after a full turn in parts', () => {
    let turned = box;
    for (let part = 0; part < 24; part += 1) turned = rotateAround(turned, { x: 7, y: -3 }, 15);
    expect(turned.xMm).toBeCloseTo(100, 9);
    expect(turned.yMm).toBeCloseTo(50, 9);
    expect(turned.rotationDeg).toBe(360);
  });
});
