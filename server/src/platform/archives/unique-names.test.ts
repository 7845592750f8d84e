import { expect, it } from 'vitest';
import { createUniqueNames } from './unique-names.ts';

it.each([
  ['different names', ['a.png', 'b.png'], ['a.png', 'b.png']],
  ['the same name', ['a.png', 'a.png', 'a.png'], ['a.png', 'a (2).png', 'a (3).png']],
  ['names that differ by case', ['A/猫.png', 'a/猫.PNG'], ['A/猫.png', 'a/猫 (2).PNG']],
  ['a number that was taken before', ['a (2).png', 'a.png', 'a.png'], ['a (2).png', 'a.png', 'a (3).png']],
  ['the same name in two folders', ['x/a.png', 'y/a.png'], ['x/a.png', 'y/a.png']],
  ['no extension', ['v1.2/a', 'v1.2/a'], ['v1.2/a', 'v1.2/a (2)']],
  ['two notations of a letter', ['e\u0301.png', '\u00e9.png'], ['e\u0301.png', '\u00e9 (2).png']],
])('%s', (_name, paths, expected) => {
  const unique = createUniqueNames();
  expect(paths.map(unique)).toEqual(expected);
});

it('stays fast with thousands of equal names', () => {
  const unique = createUniqueNames();
  const names = Array.from({ length: 20_000 }, () => unique('a.png'));
  expect(new Set(names).size).toBe(20_000);
  expect(names.at(-1)).toBe('a (20000).png');
});
