import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CropGrip, cropToRatio, dragCrop } from './crop-math.ts';

const whole = { x: 0, y: 0, width: 1, height: 1 };

describe('dragCrop', () => {
  it.each([
    ['a corner inwards', 'se', -0.25, -0.5, { x: 0, y: 0, width: 0.75, height: 0.5 }],
    ['the other corner', 'nw', 0.25, 0.5, { x: 0.25, y: 0.5, width: 0.75, height: 0.5 }],
    ['outwards: nothing there', 'se', 0.5, 0.5, whole],
    ['moving the whole picture', 'move', 0.5, 0.5, whole],
  ] as const)('%s', (_, grip, dx, dy, expected) => {
    expect(dragCrop(whole, grip, dx, dy, null)).toEqual(expected);
  });

  it('stays inside and keeps a ratio, however it is pulled', () => {
    const part = fc.double({ min: -2, max: 2, noNaN: true });
    const grip = fc.constantFrom<CropGrip>('move', 'nw', 'ne', 'se', 'sw');
    fc.assert(
      fc.property(
        grip,
        part,
        part,
        fc.option(fc.double({ min: 0.3, max: 3, noNaN: true })),
        (which, dx, dy, ratio) => {
          const start = ratio ? cropToRatio({ x: 0.2, y: 0.3, width: 0.5, height: 0.4 }, ratio) : whole;
          const crop = dragCrop(start, which, dx, dy, ratio);
          expect(crop.x).toBeGreaterThanOrEqual(-1e-9);
          expect(crop.y).toBeGreaterThanOrEqual(-1e-9);
          expect(crop.x + crop.width).toBeLessThanOrEqual(1 + 1e-9);
          expect(crop.y + crop.height).toBeLessThanOrEqual(1 + 1e-9);
          expect(crop.width).toBeGreaterThan(0);
          if (ratio) expect(crop.width / crop.height / ratio).toBeCloseTo(1, 6);
        },
      ),
    );
  });
});

describe('cropToRatio', () => {
  it.each([
    [1, { x: 0, y: 0, width: 1, height: 1 }],
    [0.5, { x: 0.25, y: 0, width: 0.5, height: 1 }],
    [2, { x: 0, y: 0.25, width: 1, height: 0.5 }],
  ])('%d of the whole', (ratio, expected) => {
    expect(cropToRatio(whole, ratio)).toEqual(expected);
  });
});
