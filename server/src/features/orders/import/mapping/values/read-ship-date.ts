import { isNegative } from '../../../meanings/is-negative.ts';
import type { DateOrder } from '../model/date-order.ts';
import { MONTH_NAMES } from './month-names.ts';
import { readMoment } from './parse-moment.ts';
import { CHINA_ZONE } from './time-zones.ts';

const DAY_MS = 86_400_000;
/** Nothing that is made today was shipped earlier. */
const FIRST_MOMENT = Date.UTC(2000, 0, 1);
/** A bare number may be a count, a day of a spreadsheet or a parcel. */
const BARE_NUMBER = /^[\p{Nd}\s]+(?:[.,]\p{Nd}+)?$/u;
/** What stands in brackets behind a date and is no word about it: the day of the week, or the zone. */
const HARMLESS_BRACKETS = /[(（](?:[月火水木金土日월화수목금토일一二三四五六]|(?:UTC|GMT)[+-][\d:]+)[)）]/g;
const BRACKETS = /[()（）[\]【】]/;
const OPEN_END = /[-–—~〜→,]\s*$/;
const FIRST_WORD = /^\p{L}+/u;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}$/;
/** Zones that several countries share: none is a whole day apart from the others. */
const SHARED_ZONE = /(:\d{2})\s+(?:CST|IST)$/;
/** The days that programs write where there is none: the zero of Unix, of spreadsheets and of databases, on any clock. */
const NO_DAYS = new Set(
  '1970-1-1 1969-12-31 1900-0-1 1900-1-1 1900-1-2 1899-12-30 1899-12-31 1753-1-1 1-1-1 0-0-0'.split(' '),
);
const YEAR_FIRST = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:$|[T\s])/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:$|[T\s])/;

/**
 * What a cell of a column such as `Shipped on` says: a whole day with or without its time, which had come when the file was uploaded, is
 * `past`, a later one `future`; `none` = what stands for an empty date. Null = no date, or one with other words.
 * @param until when the file was uploaded
 */
export function readShipDate(
  text: string,
  order: DateOrder | null,
  until: Date,
): 'past' | 'future' | 'none' | null {
  if (isNegative(text) || BARE_NUMBER.test(text)) return null;
  if (isNoDay(text)) return 'none';
  const plain = text.replace(HARMLESS_BRACKETS, ' ').replace(SHARED_ZONE, '$1').trim();
  if (BRACKETS.test(plain) || OPEN_END.test(plain) || !isDateWord(FIRST_WORD.exec(plain)?.[0])) return null;
  const sure = readMoment(plain, order, CHINA_ZONE);
  const both = [readMoment(plain, 'dmy', CHINA_ZONE), readMoment(plain, 'mdy', CHINA_ZONE)];
  const times = (sure ? [sure] : both).flatMap((one) => (one ? [Date.parse(one.iso)] : []));
  if (times.length === 0 || times.some((time) => time < FIRST_MOMENT)) return null;
  // The cell names no time zone, so a date up to a day ahead may have passed where it was written.
  const isPast = times.map((time) => time <= until.getTime() + DAY_MS);
  if (isPast.every(Boolean)) return 'past';
  return isPast.some(Boolean) ? null : 'future';
}

/** A date begins with a figure, a month or a day of the week, and with no word about it: `planned 3 May 2026`. */
function isDateWord(word: string | undefined): boolean {
  return word === undefined || MONTH_NAMES.has(word.toLowerCase()) || WEEKDAY.test(word.toLowerCase());
}

function isNoDay(text: string): boolean {
  const first = YEAR_FIRST.exec(text);
  const last = YEAR_LAST.exec(text);
  const day = first ? first.slice(1, 4) : last ? [last[3], last[1], last[2]] : null;
  if (!day) return false;
  const [year, ...others] = day.map(Number);
  return NO_DAYS.has([year, ...others.sort((a, b) => a - b)].join('-'));
}
