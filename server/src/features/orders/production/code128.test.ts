import { describe, expect, it } from 'vitest';
import { code128 } from './code128.ts';

describe('Code 128', () => {
  it('writes PJJ123C with the check symbol 55: (104 + 48 + 84 + 126 + 68 + 90 + 114 + 245) mod 103', () => {
    const widths = code128('PJJ123C')!;
    const start = '211214';
    const check = '311321';
    expect(widths.join('').startsWith(start)).toBe(true);
    expect(widths.join('').endsWith(`${check}2331112`)).toBe(true);
  });

  it.each([
    ['A-1', 11 * 5 + 13],
    ['576461413038785752', 11 * (9 + 2) + 13],
    ['12345', 11 * 7 + 13],
  ])('%s is %i modules wide', (text, modules) => {
    expect(code128(text)!.reduce((sum, width) => sum + width, 0)).toBe(modules);
  });

  it.each(['', '订单1', 'a\n'])('does not know %j', (text) => {
    expect(code128(text)).toBeNull();
  });
});
