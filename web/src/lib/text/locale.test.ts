// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { acceptLanguage, currentLocale, intlLocale, LOCALES, storeLocale } from './locale.ts';

afterEach(() => localStorage.clear());

test.each([
  [null, 'zh-CN'],
  ['', 'zh-CN'],
  ['en', 'zh-CN'],
  ['EN-us', 'zh-CN'],
  ['xx', 'zh-CN'],
  ['en-US', 'en-US'],
  ['ku', 'ku'],
])('stored %j means %s', (stored, expected) => {
  if (stored !== null) localStorage.setItem('locale', stored);
  expect(currentLocale()).toBe(expected);
});

test('every language that is offered comes back as it was chosen', () => {
  for (const { id } of LOCALES) {
    storeLocale(id);
    expect(currentLocale()).toBe(id);
  }
});

test.each([
  ['zh-CN', 'zh-CN'],
  ['en-US', 'en-US'],
  ['ar', 'ar, en;q=0.8'],
  ['ku', 'ku, en;q=0.8'],
])('in %s the server is asked for %s', (locale, header) => expect(acceptLanguage(locale)).toBe(header));

test.each(LOCALES.map(({ id }) => id))('figures of %s are 0 to 9', (locale) => {
  expect(new Intl.NumberFormat(intlLocale(locale), { useGrouping: false }).format(1_234_567_890)).toBe(
    '1234567890',
  );
});
