import { expect, test } from 'vitest';
import { isEnough, needsWork, triesFor } from './work-cost.ts';

const attempts = (name: number, network = 0, everywhere = 0) => ({ name, network, everywhere });

test.each([
  [attempts(0), false],
  [attempts(2, 5, 99), false],
  [attempts(3), true],
  [attempts(0, 6), true],
  [attempts(0, 0, 100), true],
])('after %o a sign-in needs work: %s', (before, needed) => {
  expect(needsWork(before)).toBe(needed);
});

test.each([
  [0, 0, 6],
  [1, 0, 6],
  [2, 0, 12],
  [4, 0, 48],
  [6, 0, 192],
  [1000, 0, 192],
  [0, 4, 6],
  [0, 8, 12],
  [3, 8, 24],
])('after %i attempts at the name and %i from the network it is %i tries', (name, network, tries) => {
  expect(triesFor(attempts(name, network))).toBe(tries);
});

test('a task counts that was given out a little earlier, and none from before the guessing began', () => {
  expect(isEnough(6, attempts(3))).toBe(true);
  expect(isEnough(6, attempts(4))).toBe(false);
  expect(isEnough(48, attempts(100))).toBe(true);
  expect(isEnough(0, attempts(0))).toBe(false);
});
