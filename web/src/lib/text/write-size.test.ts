import { afterEach, expect, it } from 'vitest';
import { texts } from './translate.ts';
import { writeSize } from './write-size.ts';

afterEach(() => texts.changeLanguage('zh-CN'));

it.each<[string, Parameters<typeof writeSize>[0], string | null, string]>([
  ['zh-CN', [200, 82], 'mm', '200 × 82 mm'],
  ['en-US', [30, 20, 2], 'cm', '30 × 20 × 2 cm'],
  ['ar', [200, 82], 'mm', '\u2066200 × 82 mm\u2069'],
  ['ku', ['1600', '1200'], null, '\u20661600 × 1200\u2069'],
  ['he', [300], 'dpi', '\u2066300 dpi\u2069'],
])('in %s: %s %s', async (language, sides, unit, expected) => {
  await texts.init({ lng: language, resources: { [language]: {} } });
  expect(writeSize(sides, unit)).toBe(expected);
});
