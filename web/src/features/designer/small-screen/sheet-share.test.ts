import { expect, it } from 'vitest';
import { sheetShare } from './sheet-share.ts';

it.each([
  [0.5, 0.5, false],
  [0.95, 0.8, false],
  [0.18, 0.2, false],
  [0.1, 0.2, true],
  [-0.2, 0.2, true],
])('a sheet pulled to %d is %d high; closes: %s', (wanted, share, isLow) => {
  expect(sheetShare(wanted)).toEqual({ share, isLow });
});
