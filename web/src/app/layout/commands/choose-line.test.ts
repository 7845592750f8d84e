import { expect, it } from 'vitest';
import { chosenLine, lineAfterKey } from './choose-line.ts';

it.each([
  [0, 5, 0],
  [3, 5, 3],
  [7, 5, 4],
  [0, 0, -1],
  [3, 0, -1],
])('of line %d in a list of %d, %d is chosen', (active, count, chosen) => {
  expect(chosenLine(active, count)).toBe(chosen);
});

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', 0, 1, 0],
  ['ArrowDown', -1, 0, 0],
  ['ArrowUp', -1, 0, 0],
  ['Enter', 1, 3, null],
  ['toString', 1, 3, null],
])('%s on line %d of %d goes to %s', (key, chosen, count, next) => {
  expect(lineAfterKey(key, chosen, count)).toBe(next);
});
