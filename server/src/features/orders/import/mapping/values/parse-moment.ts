import { rememberTexts } from '../../../../../platform/cache/remember-texts.ts';
import type { DateOrder } from '../model/date-order.ts';
import type { Zone } from '../model/zone.ts';
import { MONTH_NAMES, withEnglishMonths } from './month-names.ts';
import { plainDigits } from './plain-digits.ts';
import { CHINA_ZONE, offsetAt } from './time-zones.ts';

const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
/** Years by which the Buddhist calendar of Thai files is ahead. */
const BUDDHIST_OFFSET = 543;

/** A later year belongs to another calendar: Nepal's is 57 years ahead. */
const LAST_YEAR = 2045;

/**
 * A moment as ISO in UTC; null = not readable, or it is not certain which is the day and which the month. Without a zone it
 * is China time. Reads ISO, `2026-05-03 12:30:00`, `2026/5/3`, `2026年5月3日`, `2026. 5. 3. 오후 3:12`, `05/03/26 1:02:03 PM`,
 * `3 May 2026`, `10-Dez-25`, `4 มี.ค. 2569`, `14:30 25/06/2026`, `Oct 12, 2026, 11:07 pm PDT(UTC-7)`, and the bare number a
 * spreadsheet keeps.
 * @param order of day and month where the text leaves it open; null = nothing says it
 * @param zone the clock of texts that name no zone
 */
export function parseMoment(
  text: string,
  order: DateOrder | null = null,
  zone: Zone = CHINA_ZONE,
): string | null {
  return readMoment(text, order, zone)?.iso ?? null;
}

/** A moment, and whether its hour depends on the zone that the caller gives. A day alone is the same day on every clock. */
export interface ReadMoment {
  iso: string;
  needsZone: boolean;
}

/** One reader for each order of day and month in each zone, which are a handful. */
const byRule = new Map<string, (text: string) => ReadMoment | null>();

/** Like `parseMoment`, with what is not certain. */
export function readMoment(text: string, order: DateOrder | null, zone: Zone): ReadMoment | null {
  const rule = `${order} ${zone}`;
  const read = byRule.get(rule) ?? rememberTexts((one) => readOne(one, order, zone));
  byRule.set(rule, read);
  return read(text);
}

/** Whether a time depends on the clock of the person who wrote it, whichever of its numbers are the day and the month. */
export function needsZone(text: string): boolean {
  const orders = [null, 'dmy', 'mdy'] as const;
  return orders.some((order) => readMoment(text, order, CHINA_ZONE)?.needsZone === true);
}

function readOne(text: string, order: DateOrder | null, zone: Zone): ReadMoment | null {
  const digits = plainDigits(text);
  if (digits === null) return null;
  const plain = dayBeforeClock(withEnglishMonths(digits.trim()));
  if (/^\d{5}(?:\.\d+)?$/.test(plain)) return fromSerial(Number(plain), zone);
  const day = readDay(plain, order);
  if (!day) return null;
  const clock = readClock(plain.slice(day.used));
  if (!clock) return null;
  const { month, date } = day;
  const year = isBuddhist(day.year) ? day.year - BUDDHIST_OFFSET : day.year;
  const start = Date.UTC(year, month - 1, date);
  const checked = new Date(start);
  if (checked.getUTCMonth() !== month - 1 || checked.getUTCDate() !== date || year < 1990 || year > LAST_YEAR)
    return null;
  const local = start + clock.seconds * 1000;
  const offset = clock.offsetMinutes ?? offsetAt(zone, local);
  const needsZone = clock.offsetMinutes === null && clock.hasHour;
  return { iso: new Date(local - offset * 60_000).toISOString(), needsZone };
}

const DIGITS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;

/** `14:30 25/06/2026`, as Vietnamese files write it. */
function dayBeforeClock(text: string): string {
  return text.replace(/^(\d{1,2}:\d{2}(?::\d{2})?)[\s,]+(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})$/, '$2 $1');
}

/** What a date of digits proves of the order of day and month; null = it could be either. */
export function provenDateOrder(text: string): DateOrder | null {
  const [, first, second, year] = DIGITS.exec(plainDigits(text) ?? '') ?? [];
  if (first === undefined) return null;
  const [a, b] = [Number(first), Number(second)];
  // A Buddhist year means a Thai file, and Thai dates begin with the day.
  if (isBuddhist(Number(year)) && a <= 31 && b <= 12) return 'dmy';
  if (a > 12 && a <= 31 && b >= 1 && b <= 12) return 'dmy';
  return b > 12 && b <= 31 && a >= 1 && a <= 12 ? 'mdy' : null;
}

function isBuddhist(year: number): boolean {
  return year > 2400 && year < 2700;
}

/** `03.05.2026`: where dates have dots, the day comes first in every country that writes them so. */
const DOTTED = /^\d{1,2}\.\s?\d{1,2}\.\s?\d{4}(?!\d)/;

function readDay(text: string, order: DateOrder | null) {
  const yearFirst = /^(\d{4})\s*[-/.年년]\s*(\d{1,2})\s*[-/.月월]\s*(\d{1,2})(?!\d)\s*[日일.]?/.exec(text);
  if (yearFirst) return day(yearFirst[0], yearFirst[1], yearFirst[2], yearFirst[3]);
  const squeezed = /^(\d{4})(\d{2})(\d{2})(?=$|T|\s)/.exec(text);
  if (squeezed) return day(squeezed[0], squeezed[1], squeezed[2], squeezed[3]);
  const yearLast = DIGITS.exec(text);
  if (yearLast) {
    const [all, first, second, year] = yearLast;
    const isSame = Number(first) === Number(second);
    const known = provenDateOrder(all) ?? order ?? (isSame || DOTTED.test(all) ? 'dmy' : null);
    if (!known) return null;
    return known === 'dmy' ? day(all, year, second, first) : day(all, year, first, second);
  }
  return readNamed(text);
}

const [DAY_FIRST, MONTH_FIRST] = namedDates();

function namedDates(): [RegExp, RegExp] {
  const between = '[\\s,.\\-/]*(?:de\\s+|of\\s+)?';
  const name = '(\\p{L}{3,12})';
  const start = '^(?:\\p{L}{2,12}\\.?,?\\s+)?';
  const year = '[\\s,.\\-/]+(?:de\\s+)?(\\d{4}|\\d{2})(?!\\d|:)';
  return [
    new RegExp(`${start}(\\d{1,2})(?:st|nd|rd|th|º)?${between}${name}${year}`, 'iu'),
    new RegExp(`${start}${name}${between}(\\d{1,2})(?:st|nd|rd|th)?${year}`, 'iu'),
  ];
}

/** `3 May 2026`, `Sun, 3 May 2026`, `May 3rd, 2026`, `10-Dez-25`, `05-oct.-26`, `12 de outubro de 2026`. */
function readNamed(text: string) {
  const dayFirst = DAY_FIRST.exec(text);
  const found = dayFirst ?? MONTH_FIRST.exec(text);
  if (!found) return null;
  const [all, first, second, last] = found;
  const [date, word] = dayFirst ? [first, second] : [second, first];
  const month = MONTH_NAMES.get(word!.toLowerCase());
  return month === undefined ? null : day(all, last, String(month), date);
}

function day(all: string, year = '', month = '', date = '') {
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  return { used: all.length, year: full, month: Number(month), date: Number(date) };
}

/** Clock and zone behind the day. */
interface Clock {
  seconds: number;
  hasHour: boolean;
  /** null = no zone. */
  offsetMinutes: number | null;
}

const NO_CLOCK: Clock = { seconds: 0, hasHour: false, offsetMinutes: null };

/** null when something else than a clock stands there. */
function readClock(text: string): Clock | null {
  if (text.trim() === '') return NO_CLOCK;
  const rest = text
    .trim()
    // The day of the week: `(水)`, `(Mon)`.
    .replace(/^\(\p{L}{1,9}\)\s*/u, '')
    .replace(/^(?:T|,|-|at\b|um\b|à\b)\s*/i, '')
    // `12:30 hs.`, `12:30 Uhr`: the word for hours is no zone.
    .replace(/(?<=\d)\s*(?:hs|hrs?|h|uhr|uur)\.?$/i, '')
    .trim();
  if (rest === '') return NO_CLOCK;
  const found =
    /^(上午|下午|午前|午後|오전|오후)?\s*(\d{1,2})\s*[:.时時시h]\s*(\d{1,2})(?:\s*[:.分분]\s*(\d{1,2})(?:[.,]\d+)?\s*[秒초]?|\s*[分분])?\s*([ap]\.?m\.?)?\s*(.*)$/i.exec(
      rest,
    );
  if (!found) return null;
  const [, before, hour, minute, second = '0', behind, zone = ''] = found;
  const half = before ?? behind;
  const isAfternoon = half !== undefined && /^(?:下午|午後|오후|p)/i.test(half);
  const shift = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  if (shift > 24 || Number(minute) > 59 || Number(second) > 60) return null;
  const named = zone.trim();
  const offsetMinutes = named === '' ? null : zoneMinutes(named);
  if (named !== '' && offsetMinutes === null) return null;
  return { seconds: shift * 3600 + Number(minute) * 60 + Number(second), hasHour: true, offsetMinutes };
}

/** Names that mean one zone wherever they are written; CST and IST do not. */
const ZONES: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    ...{
      Z: 0,
      UTC: 0,
      GMT: 0,
      WET: 0,
      BST: 60,
      WEST: 60,
      CET: 60,
      CEST: 120,
      EET: 120,
      EEST: 180,
      MSK: 180,
      MEZ: 60,
      MESZ: 120,
    },
    ...{
      PST: -480,
      PDT: -420,
      MST: -420,
      MDT: -360,
      CDT: -300,
      EST: -300,
      EDT: -240,
      HST: -600,
      AKST: -540,
      AKDT: -480,
    },
    ...{
      JST: 540,
      KST: 540,
      WIB: 420,
      WITA: 480,
      WIT: 540,
      HKT: 480,
      SGT: 480,
      MYT: 480,
      PHT: 480,
      AEST: 600,
      AEDT: 660,
      BRT: -180,
    },
  }),
);

/** Minutes ahead of UTC; null = a zone that nobody knows. */
function zoneMinutes(zone: string): number | null {
  const offset = /(?:UTC|GMT|^)\s*([+-])(\d{1,2})(?::?(\d{2}))?\)?$/i.exec(zone);
  if (offset) {
    const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0);
    return offset[1] === '-' ? -minutes : minutes;
  }
  return ZONES.get(zone.replace(/[()]/g, '').toUpperCase()) ?? null;
}

function fromSerial(serial: number, zone: Zone): { iso: string; needsZone: boolean } {
  const local = SERIAL_EPOCH + Math.round(serial * 86_400) * 1000;
  const iso = new Date(local - offsetAt(zone, local) * 60_000).toISOString();
  return { iso, needsZone: !Number.isInteger(serial) };
}
