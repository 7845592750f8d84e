import { expect, it } from 'vitest';
import { trimEndOf, trimSigns } from './trim-signs.ts';

it.each<[string, RegExp, string, string]>([
  ['  a b  ', /\s/, 'a b', '  a b'],
  ['', /\s/, '', ''],
  ['   ', /\s/, '', ''],
  ['(𠮷)', /[^\p{L}]/u, '𠮷', '(𠮷'],
  ['😀a😀', /[^\p{L}]/u, 'a', '😀a'],
  ['😀', /[ .]/, '😀', '😀'],
  ['\ud83d.', /\./, '\ud83d', '\ud83d'],
])('%j without %s', (text, sign, both, end) => {
  expect(trimSigns(text, sign)).toBe(both);
  expect(trimEndOf(text, sign)).toBe(end);
});

it('looks at each sign once, wherever a long run of them stands', () => {
  let tests = 0;
  const sign = { test: (one: string) => one === ' ' && ++tests > 0 } as unknown as RegExp;
  expect(trimSigns(`x${' '.repeat(100_000)}x`, sign)).toHaveLength(100_002);
  expect(tests).toBe(0);
  expect(trimSigns(`${' '.repeat(1000)}x${' '.repeat(1000)}`, sign)).toBe('x');
  expect(tests).toBe(2000);
});
