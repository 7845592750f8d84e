import { expect, it } from 'vitest';
import { joinNames } from './join-names.ts';

it.each([
  ['zh-CN', '甲、乙'],
  ['en-US', '甲, 乙'],
  ['ar', '甲، 乙'],
  ['he', '甲, 乙'],
  ['fa', '甲، 乙'],
  ['ku', '甲، 乙'],
])('lists names in %s', (locale, text) => {
  expect(joinNames(['甲', '乙'], locale)).toBe(text);
});
