import { expect, test } from 'vitest';
import { localeOf } from './locale.ts';

test.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en;q=0.3, zh;q=0.4', 'zh'],
  ['en, zh', 'en'],
  ['fr, de', 'en'],
  ['ar', 'ar'],
  ['ar, en;q=0.8', 'ar'],
  ['he-IL, en;q=0.8', 'he'],
  ['iw', 'he'],
  ['fa, en;q=0.8', 'fa'],
  ['ckb-IQ', 'ku'],
  ['fr, ar;q=0.5, en;q=0.8', 'en'],
  ['ku, zh;q=0.5', 'ku'],
  ['*', 'zh'],
  [';;,', 'zh'],
  ['fr, en;q=0.1', 'en'],
  ['en;q=0', 'zh'],
] as const)('%j → %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});
