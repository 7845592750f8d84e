import { expect, test } from 'vitest';
import { drawCounter } from './sign-work.ts';
import { expectedTries, isEnough, needsWork } from './work-cost.ts';

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
  [0, 0, 0, 6],
  [1, 0, 0, 6],
  [2, 0, 0, 12],
  [4, 0, 0, 48],
  [6, 0, 0, 192],
  [1000, 0, 0, 192],
  [0, 4, 0, 6],
  [0, 8, 0, 12],
  [3, 8, 0, 24],
  [0, 0, 99, 6],
  [0, 0, 100, 12],
  [0, 0, 200, 48],
  [0, 0, 100_000, 192],
  [4, 0, 100, 48],
])(
  'after %i attempts at the name, %i from the network and %i everywhere it is %i tries',
  (name, network, everywhere, tries) => {
    expect(expectedTries(attempts(name, network, everywhere))).toBe(tries);
  },
);

test('no counter is spared: each of twice the average is as likely', () => {
  const draws = Array.from({ length: 48_000 }, () => drawCounter(12));
  const shares = Array.from({ length: 24 }, (_, at) => draws.filter((counter) => counter === at).length);
  // 2000 each; further than 250 from it is six standard deviations.
  expect(Math.min(...shares)).toBeGreaterThan(1750);
  expect(Math.max(...shares)).toBeLessThan(2250);
  expect(shares.reduce((sum, share) => sum + share)).toBe(draws.length);
});

test('a task counts that was given out a little earlier, and none from before the guessing began', () => {
  expect(isEnough(6, attempts(3))).toBe(true);
  expect(isEnough(6, attempts(4))).toBe(false);
  expect(isEnough(48, attempts(100))).toBe(true);
  expect(isEnough(0, attempts(0))).toBe(false);
});
