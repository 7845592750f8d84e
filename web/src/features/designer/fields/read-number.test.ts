import { describe, expect, it } from 'vitest';
import { formatNumber, readNumber } from './number-field.tsx';

describe('readNumber', () => {
  it.each([
    ['12', 12],
    [' -3.5 mm', -3.5],
    ['.5', 0.5],
    ['12,5', 12.5],
    ['１２．５', 12.5],
    ['100/3', 100 / 3],
    ['20+5', 25],
    ['20-25', -5],
    ['1/0', null],
    ['', null],
    ['abc', null],
    ['1e5', null],
    ['--2', null],
  ])('%s', (text, expected) => {
    expect(readNumber(text)).toBe(expected);
  });
});

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
