import { expect, it } from 'vitest';
import { viewAfterWheel } from './wheel-view.ts';

const view = { pxPerMm: 2, offsetX: 100, offsetY: 50 };
const turn = (change: object) =>
  viewAfterWheel(
    view,
    { deltaX: 0, deltaY: 0, shiftKey: false, ctrlKey: false, metaKey: false, ...change },
    { x: 100, y: 50 },
  );

it.each([
  ['up and down', { deltaY: 30 }, { pxPerMm: 2, offsetX: 100, offsetY: 20 }],
  ['both ways on a trackpad', { deltaX: 5, deltaY: -5 }, { pxPerMm: 2, offsetX: 95, offsetY: 55 }],
  ['sideways with Shift', { deltaY: 30, shiftKey: true }, { pxPerMm: 2, offsetX: 70, offsetY: 50 }],
  [
    'sideways by itself, Shift or not',
    { deltaX: 30, shiftKey: true },
    { pxPerMm: 2, offsetX: 70, offsetY: 50 },
  ],
])('moves %s', (_, change, expected) => {
  expect(turn(change)).toEqual(expected);
});

it('zooms at the pointer with Ctrl or Cmd, a wheel no further than its limit', () => {
  const near = turn({ deltaY: -100, ctrlKey: true });
  expect(near.pxPerMm).toBeCloseTo(2 * Math.exp(0.36), 6);
  expect([near.offsetX, near.offsetY]).toEqual([100, 50]);
  expect(turn({ deltaY: -6000, metaKey: true })).toEqual(near);
  expect(turn({ deltaY: 3, ctrlKey: true }).pxPerMm).toBeLessThan(2);
});
