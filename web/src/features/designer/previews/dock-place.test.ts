import { describe, expect, it } from 'vitest';
import { clampDock, dockWidth } from './dock-place.ts';

const stage = { width: 800, height: 600 };

describe('clampDock', () => {
  it.each([
    ['stays where it fits', { right: 12, top: 34 }, { width: 240, height: 340 }, { right: 12, top: 34 }],
    [
      'comes back from the left after enlarging',
      { right: 540, top: 34 },
      { width: 480, height: 500 },
      { right: 316, top: 34 },
    ],
    ['comes back from below', { right: 12, top: 500 }, { width: 240, height: 340 }, { right: 12, top: 256 }],
    ['comes back from the right', { right: -50, top: -9 }, { width: 240, height: 340 }, { right: 4, top: 4 }],
    [
      'keeps its head in sight on a stage too small',
      { right: 99, top: 99 },
      { width: 900, height: 900 },
      { right: 4, top: 4 },
    ],
  ])('%s', (_, place, dock, expected) => {
    expect(clampDock(place, dock, stage)).toEqual(expected);
  });
});

describe('dockWidth', () => {
  it.each([
    ['small', stage, false, 240],
    ['large', stage, true, 480],
    ['large on a low stage', { width: 800, height: 400 }, true, 292],
    ['small on a narrow stage', { width: 460, height: 700 }, false, 168],
    ['never too small to see', { width: 90, height: 90 }, true, 120],
  ])('%s', (_, size, isLarge, expected) => {
    expect(dockWidth(size, isLarge, 100)).toBe(expected);
  });
});
