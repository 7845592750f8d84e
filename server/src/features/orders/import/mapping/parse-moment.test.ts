import { describe, expect, it } from 'vitest';
import { MONTH_NAMES } from './month-names.ts';
import { parseMoment, provenDateOrder } from './parse-moment.ts';

/** China time, without seconds. */
const inChina = (iso: string | null) =>
  iso && new Date(Date.parse(iso) + 8 * 3600_000).toISOString().slice(0, 16).replace('T', ' ');

describe('a date says by itself what it is', () => {
  it.each<[string, string | null]>([
    ['2026-05-03', '2026-05-03 00:00'],
    ['2026/5/3 9:05', '2026-05-03 09:05'],
    ['2026年5月3日 12时30分', '2026-05-03 12:30'],
    ['20260503', '2026-05-03 00:00'],
    ['46145.5', '2026-05-03 12:00'],
    ['3 May 2026', '2026-05-03 00:00'],
    ['Sun, 3 May 2026 10:00:00 GMT', '2026-05-03 18:00'],
    ['May 3rd, 2026 1:02 PM', '2026-05-03 13:02'],
    ['26-May-26', '2026-05-26 00:00'],
    ['Sep-18-26', '2026-09-18 00:00'],
    ['Sep-18-26 14:05:09', '2026-09-18 14:05'],
    ['10-Dez-25', '2025-12-10 00:00'],
    ['05-oct.-26', '2026-10-05 00:00'],
    ['2-Jan 2026', '2026-01-02 00:00'],
    ['12 de outubro de 2026', '2026-10-12 00:00'],
    ['1. März 2026 um 08:15', '2026-03-01 08:15'],
    ['3 août 2026', '2026-08-03 00:00'],
    ['3 Agu 2026 10:00', '2026-08-03 10:00'],
    ['15 июля 2026', '2026-07-15 00:00'],
    ['Oct 12, 2026, 11:07 pm PDT(UTC-7)', '2026-10-13 14:07'],
    ['2026-10-12 23:07 UTC-7', '2026-10-13 14:07'],
    ['2026-10-12 10:00 (UTC+8)', '2026-10-12 10:00'],
    ['2026-10-12 10:00 GMT+7', '2026-10-12 11:00'],
    ['2026-10-12 10:00:00 +0530', '2026-10-12 12:30'],
    ['2026-10-12 10:00 WIB', '2026-10-12 11:00'],
    ['25/06/2569 10:00', '2026-06-25 10:00'],
    ['25/06/2026', '2026-06-25 00:00'],
    ['06/25/2026', '2026-06-25 00:00'],
    ['07/07/2026', '2026-07-07 00:00'],
    ['05/06/2026', null],
    ['32/13/2026', null],
    ['30.02.2026', null],
    ['2026-10-12 10:00 CST', null],
    ['2026-10-12 10:00 whenever', null],
    ['Foo 12, 2026', null],
    ['soon', null],
    ['', null],
  ])('%j', (text, expected) => {
    expect(inChina(parseMoment(text))).toBe(expected);
  });
});

it.each<[string, 'mdy' | 'dmy', string]>([
  ['05/06/2026', 'dmy', '2026-06-05 00:00'],
  ['05/06/2026', 'mdy', '2026-05-06 00:00'],
  ['25/06/2026', 'mdy', '2026-06-25 00:00'],
  ['03-08-26 1:02:03 PM', 'dmy', '2026-08-03 13:02'],
])('%j read as %s', (text, order, expected) => {
  expect(inChina(parseMoment(text, order))).toBe(expected);
});

it.each([
  ['25/06/2026', 'dmy'],
  ['06/25/26 10:00', 'mdy'],
  ['05/06/2026', null],
  ['1.25.4000x', 'mdy'],
  ['192.168.100.1', null],
  ['2026-05-25', null],
  ['13/13/2026', null],
])('%j proves %s', (text, order) => {
  expect(provenDateOrder(text)).toBe(order);
});

it('names each month once', () => {
  expect(new Set(MONTH_NAMES.values()).size).toBe(12);
  expect([MONTH_NAMES.get('mar'), MONTH_NAMES.get('mai'), MONTH_NAMES.get('lis')]).toEqual([3, 5, 11]);
});
