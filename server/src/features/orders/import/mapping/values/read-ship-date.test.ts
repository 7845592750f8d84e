import { expect, it } from 'vitest';
import { readShipDate } from './read-ship-date.ts';

const UNTIL = new Date('2026-11-26T12:00:00Z');

it.each<[string, ReturnType<typeof readShipDate>]>([
  ['2026-05-03', 'past'],
  ['2026-05-03 10:00', 'past'],
  ['2026-05-03T10:00:00Z', 'past'],
  ['2026-05-03 10:00:00 CST', 'past'],
  ['2026年5月3日', 'past'],
  ['2026-05-03 (日)', 'past'],
  ['05/25/2026', 'past'],
  ['03/04/2026', 'past'],
  ['03.05.2026 14:30', 'past'],
  ['3 May 2026', 'past'],
  ['Sun, 3 May 2026', 'past'],
  ['May 3, 2026, 11:07 pm PDT(UTC-7)', 'past'],
  ['2026-11-27', 'past'],
  ['2026-11-29', 'future'],
  ['2027-01-05', 'future'],
  ['12/24/2027', 'future'],
  // One of the two days has come, the other has not.
  ['06/12/2026', null],
  ['12/24/2027 (expected)', null],
  ['05/24/2026 (expected)', null],
  ['2026-05-01（预计）', null],
  ['2099-12-01 前', null],
  ['2026-05-01 planned', null],
  ['planned 3 May 2026', null],
  ['before May 3, 2026', null],
  ['01/12/2025 prévu', null],
  ['01.12.2025 geplant', null],
  ['2026-05-01 - 2026-05-03', null],
  ['2026-05-01 -', null],
  ['1/2/3', null],
  ['20260503', null],
  ['45000', null],
  ['1985-05-03', null],
  ['2026-13-45', null],
  ['yes', null],
  ['', null],
  ['1970-01-01 08:00:00', 'none'],
  ['12/31/1969 16:00', 'none'],
  ['1900-01-00', 'none'],
  ['1900-01-01', 'none'],
  ['12/30/1899', 'none'],
  ['0001-01-01 00:00:00', 'none'],
])('“%s” is %s', (text, says) => expect(readShipDate(text, null, UNTIL)).toBe(says));

it('reads a day by the order that the file proves', () => {
  expect(readShipDate('06/12/2026', 'mdy', UNTIL)).toBe('past');
  expect(readShipDate('06/12/2026', 'dmy', UNTIL)).toBe('future');
});
