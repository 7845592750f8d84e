import { expect, it } from 'vitest';
import { type Dwell, dwellOver, hasDwelt } from './drag-dwell.ts';

it.each<[string, [string | null, number, number][], boolean]>([
  [
    'held still',
    [
      ['a', 0, 0],
      ['a', 4, 200],
      ['a', 2, 500],
    ],
    true,
  ],
  ['dropped at once', [['a', 0, 0]], false],
  [
    'drawn across it',
    [
      ['a', 0, 0],
      ['a', 50, 300],
      ['a', 100, 600],
    ],
    false,
  ],
  [
    'held over another before',
    [
      ['b', 0, 0],
      ['a', 0, 400],
      ['a', 0, 600],
    ],
    false,
  ],
  [
    'that left it meanwhile',
    [
      ['a', 0, 0],
      [null, 0, 300],
      ['a', 0, 600],
    ],
    false,
  ],
  [
    'beside it',
    [
      [null, 0, 0],
      [null, 0, 900],
    ],
    false,
  ],
])('what is %s takes the place of a picture: %s', (_, moves, expected) => {
  let dwell: Dwell | null = null;
  for (const [layerId, x, nowMs] of moves) dwell = dwellOver(dwell, layerId, { x, y: 0 }, nowMs);
  expect(hasDwelt(dwell, moves.at(-1)?.[2] ?? 0)).toBe(expected);
});
