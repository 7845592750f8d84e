import { expect, test } from 'vitest';
import { stopOf } from './allowance.ts';

test.each([
  [0, false, undefined],
  [59, false, undefined],
  [60, false, 'more than 60 pictures of smart objects'],
  [0, true, 'reading that takes too long'],
  [60, true, 'reading that takes too long'],
])('after %i surfaces, late: %s', (made, late, reason) => {
  expect(stopOf({ made, isLate: () => late })).toBe(reason);
});
