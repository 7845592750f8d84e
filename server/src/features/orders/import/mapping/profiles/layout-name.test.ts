import { expect, it } from 'vitest';
import { PROFILES } from './all-profiles.ts';
import { layoutName } from './layout-name.ts';

const NAME = { zh: '通用表格', en: 'Any table' };

it.each([
  ['generic', 'zh', '通用表格'],
  ['generic', 'ar', 'أي جدول'],
  ['generic', 'he', 'כל טבלה'],
  ['ours', 'fa', 'قالب سفارش ما'],
  ['ebay', 'ar', 'Any table'],
] as const)('names the layout %s in %s', (key, locale, expected) => {
  expect(layoutName({ key, name: NAME }, locale)).toBe(expected);
});

it('has no English name for a layout of our own', () => {
  const own = PROFILES.filter(({ key }) => ['generic', 'ours', 'program'].includes(key));
  expect(own.map((one) => layoutName(one, 'ar')).filter((name) => /[A-Za-z]/.test(name))).toEqual([]);
});
