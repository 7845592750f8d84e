import { describe, expect, it } from 'vitest';
import { formatNumber } from './number-field.tsx';

describe('formatNumber', () => {
  it.each([
    [12, '12'],
    [12.345, '12.3'],
    [-0.01, '0'],
    [0.05, '0.1'],
  ])('%d', (value, expected) => {
    expect(formatNumber(value, 1)).toBe(expected);
  });
});
