import { expect, it } from 'vitest';
import { countClicks } from './count-clicks.ts';

it('counts presses that follow each other at one place', () => {
  const count = countClicks();
  const presses: [number, number][] = [
    [10, 0],
    [12, 200],
    [11, 400],
    [40, 500],
    [40, 1200],
    [41, 1400],
  ];
  expect(presses.map(([x, timeMs]) => count({ x, y: 5 }, timeMs, 'mouse'))).toEqual([1, 2, 3, 1, 1, 2]);
});

it('a finger need not come down at the very place', () => {
  const count = countClicks();
  const presses: [number, number][] = [
    [10, 0],
    [30, 200],
    [60, 400],
  ];
  expect(presses.map(([x, timeMs]) => count({ x, y: 5 }, timeMs, 'touch'))).toEqual([1, 2, 1]);
});
