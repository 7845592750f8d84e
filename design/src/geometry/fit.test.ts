import { describe, expect, it } from 'vitest';
import { coverCrop, FULL_CROP, fitSize } from './fit.ts';

const area = { width: 300, height: 400 };

describe('fitSize', () => {
  it.each([
    ['contain', { width: 600, height: 400 }, { width: 300, height: 200 }],
    ['contain', { width: 30, height: 80 }, { width: 150, height: 400 }],
    ['cover', { width: 600, height: 400 }, { width: 600, height: 400 }],
    ['cover', { width: 1, height: 1 }, { width: 400, height: 400 }],
    ['width', { width: 10, height: 40 }, { width: 300, height: 1200 }],
    ['height', { width: 10, height: 40 }, { width: 100, height: 400 }],
    ['fill', { width: 10, height: 40 }, area],
  ] as const)('%s of %o', (mode, source, expected) => {
    expect(fitSize(source, area, mode)).toEqual(expected);
  });
});

describe('coverCrop', () => {
  it.each([
    ['the same ratio', { width: 3, height: 4 }, undefined, FULL_CROP],
    ['a wide picture', { width: 600, height: 400 }, undefined, { x: 0.25, y: 0, width: 0.5, height: 1 }],
    [
      'a wide picture, left part',
      { width: 600, height: 400 },
      { x: 0, y: 0 },
      { x: 0, y: 0, width: 0.5, height: 1 },
    ],
    [
      'a wide picture, right part',
      { width: 600, height: 400 },
      { x: 1, y: 1 },
      { x: 0.5, y: 0, width: 0.5, height: 1 },
    ],
    ['a tall picture', { width: 300, height: 800 }, undefined, { x: 0, y: 0.25, width: 1, height: 0.5 }],
  ])('%s', (_, source, anchor, expected) => {
    expect(coverCrop(source, area, anchor)).toEqual(expected);
  });

  it('never leaves the picture, whatever the rounding', () => {
    const crop = coverCrop(
      { width: 4961, height: 7016 },
      { width: 297.1, height: 420.3 },
      { x: 0.9999, y: 0.0001 },
    );
    expect(crop.x + crop.width).toBeLessThanOrEqual(1);
    expect(crop.y + crop.height).toBeLessThanOrEqual(1);
  });
});
