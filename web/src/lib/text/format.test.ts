import { expect, test } from 'vitest';
import { formatBytes, formatDay, formatMoney, formatTime } from './format.ts';
import { LOCALES } from './locale.ts';

const KB = 1024;

test.each([
  [0, '0 B'],
  [0.4, '0 B'],
  [-1, '-1 B'],
  [1023, '1023 B'],
  [1023.6, '1.0 KB'],
  [KB, '1.0 KB'],
  [9.9 * KB, '9.9 KB'],
  // One more digit would make these wider than the next figure.
  [10 * KB - 1, '10 KB'],
  [KB * KB - 1, '1.0 MB'],
  [999.4 * KB * KB, '999 MB'],
  [KB ** 3 - 1, '1.0 GB'],
  [KB ** 4, '1.0 TB'],
  [5000 * KB ** 4, '5000 TB'],
])('%d bytes read %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

const now = new Date(2026, 5, 1);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test.each([
  ['zh-CN', at(2026, 0, 2, 0, 5), '1/2 00:05'],
  ['en-US', at(2026, 0, 2, 0, 5), '1/2, 00:05'],
  ['en-US', at(2026, 11, 31, 23, 59), '12/31, 23:59'],
  ['zh-CN', at(2025, 11, 31, 12, 0), '2025/12/31 12:00'],
  ['zh-CN', at(2027, 0, 1, 0, 0), '2027/1/1 00:00'],
])('in %s %s is %s', (locale, iso, text) => expect(formatTime(iso, locale, now)).toBe(text));

test('midnight is 00 in every language, with figures that match those of SKUs', () => {
  for (const { id } of LOCALES) {
    const text = formatTime(at(2026, 0, 2, 0, 5), id, now);
    expect(text, id).toContain('00:05');
    expect(text, id).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/);
  }
});

test.each(['', 'yesterday', '2026-13-45T00:00:00Z'])('%j is no time', (iso) => {
  expect(formatTime(iso, 'zh-CN', now)).toBe('');
  expect(formatDay(iso, 'zh-CN')).toBe('');
});

test.each([
  [0, 'CNY', 'zh-CN', '¥0.00'],
  [-1690, 'CNY', 'zh-CN', '-¥16.90'],
  [123_456_789, 'USD', 'en-US', '$1,234,567.89'],
  [5, 'EUR', 'en-US', '€0.05'],
])('%d cents of %s in %s', (cents, currency, locale, text) => {
  expect(formatMoney(cents, currency, locale)).toBe(text);
});
