import { expect, test } from 'vitest';
import { pickPictures } from '../shared/images/pick-pictures.ts';
import { dateStamp } from './text/date-stamp.ts';
import { formatBytes, formatDay, formatMoney } from './text/format.ts';
import { directionOf, endSideOf, pickName } from './text/locale.ts';
import { isNarrowed, readListState, writeListState } from './use-list-state.ts';

test.each([
  [new Date(2026, 0, 2), '20260102'],
  [new Date(2026, 11, 31, 23, 59), '20261231'],
])('date stamp of %s', (date, expected) => {
  expect(dateStamp(date)).toBe(expected);
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [10 * 1024 * 1024, '10 MB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
])('%d bytes', (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected);
});

test('money from cents', () => {
  expect(formatMoney(1690, 'CNY', 'zh-CN')).toBe('¥16.90');
  expect(formatMoney(5, 'USD', 'en-US')).toBe('$0.05');
  // Nothing but the short sign next to the figures: letters would change places with them.
  for (const locale of ['ar', 'he', 'fa', 'ku'])
    expect(formatMoney(1690, 'CNY', locale).replace(/[\s\u200e\u200f]/g, '')).toMatch(/^(¥16\.90|16\.90¥)$/);
});

test.each([
  ['zh-CN', 'ltr'],
  ['en-US', 'ltr'],
  ['ar-SA', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ku-IQ', 'rtl'],
])('%s reads %s', (locale, expected) => {
  expect(directionOf(locale)).toBe(expected);
  expect(endSideOf(locale)).toBe(expected === 'rtl' ? 'left' : 'right');
});

test('names fall back to Chinese', () => {
  expect(pickName({ zh: '杯', en: 'Mug' }, 'ar')).toBe('Mug');
  expect(pickName({ zh: '杯', en: '' }, 'en-US')).toBe('杯');
});

test.each([
  ['', { p: 1, limit: 20, content: '', filter: 'all' }],
  ['p=3&limit=50&content=%E6%9D%AF&pid=home', { p: 3, limit: 50, content: '杯', filter: 'home' }],
  ['p=0&limit=999', { p: 1, limit: 20, content: '', filter: 'all' }],
  ['p=x&limit=1.5&pid=', { p: 1, limit: 20, content: '', filter: '' }],
])('list state from "%s"', (query, expected) => {
  expect(readListState(new URLSearchParams(query), 'pid')).toEqual(expected);
});

test.each([
  ['p=3', { filter: 'home' }, 'pid=home'],
  ['p=3&pid=home', { filter: 'all' }, ''],
  ['pid=home', { p: 2 }, 'pid=home&p=2'],
  ['p=2&piliang_id=7', { content: '杯' }, 'piliang_id=7&content=%E6%9D%AF'],
  ['', { filter: '' }, 'pid='],
])('"%s" changed by %o', (query, change, expected) => {
  expect(writeListState(new URLSearchParams(query), change, 'pid').toString()).toBe(expected);
});

test.each([
  ['', { content: '' }, false],
  ['content=%E6%9D%AF', { content: '' }, true],
  ['pid=home&p=3', { content: '' }, false],
  ['pid=home', { content: '', filter: 'all' }, true],
  ['pid=', { content: '', filter: 'all' }, true],
])('"%s" against %o: narrowed %s', (query, widest, expected) => {
  expect(isNarrowed(readListState(new URLSearchParams(query), 'pid'), widest)).toBe(expected);
});

test('picks pictures, at most as many as allowed', () => {
  const file = (name: string, type: string) => new File(['x'], name, { type });
  const files = [
    file('a.png', 'image/png'),
    file('b.PSD', ''),
    file('c.txt', 'text/plain'),
    file('d.heic', ''),
  ];
  expect(pickPictures(files, 20)).toMatchObject({ others: 1, tooMany: 0 });
  const two = pickPictures(files, 2);
  expect(two.taken.map((one) => one.name)).toEqual(['a.png', 'b.PSD']);
  expect(two.tooMany).toBe(1);
});

test.each([
  ['zh-CN', '2026/3/4'],
  ['en-US', '3/4/2026'],
  ['he', '4.3.2026'],
  ['ar', '4\u200f/3\u200f/2026'],
  ['fa', '1404/12/13'],
])('a day in %s', (locale, expected) => {
  expect(formatDay('2026-03-04T05:06:07.000Z', locale)).toBe(expected);
});
