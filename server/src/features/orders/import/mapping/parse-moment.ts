const CHINA_MINUTES = 8 * 60;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);

/**
 * A moment as ISO in UTC; null = not readable. Without a zone it is China time. Reads ISO, `2026-05-03 12:30:00`,
 * `2026/5/3`, `2026年5月3日`, `05/03/26 1:02:03 PM`, `3 May 2026`, and the bare number a spreadsheet keeps. @param order
 * of day and month if the text does not show it
 */
export function parseMoment(text: string, order: 'mdy' | 'dmy' = 'mdy'): string | null {
  const plain = text.normalize('NFKC').trim();
  if (/^\d{5}(?:\.\d+)?$/.test(plain)) return fromSerial(Number(plain));
  const day = readDay(plain, order);
  if (!day) return null;
  const clock = readClock(plain.slice(day.used));
  if (!clock) return null;
  const { year, month, date } = day;
  const start = Date.UTC(year, month - 1, date);
  const checked = new Date(start);
  if (checked.getUTCMonth() !== month - 1 || checked.getUTCDate() !== date || year < 1990 || year > 2100)
    return null;
  return new Date(start + clock.seconds * 1000 - clock.offsetMinutes * 60_000).toISOString();
}

function readDay(text: string, order: 'mdy' | 'dmy') {
  const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?/.exec(text);
  if (yearFirst) return day(yearFirst[0], yearFirst[1], yearFirst[2], yearFirst[3]);
  const squeezed = /^(\d{4})(\d{2})(\d{2})(?=$|T|\s)/.exec(text);
  if (squeezed) return day(squeezed[0], squeezed[1], squeezed[2], squeezed[3]);
  const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(text);
  if (yearLast) {
    const [all, first, second, year] = yearLast;
    const dayFirst = Number(first) > 12 || (order === 'dmy' && Number(second) <= 12);
    return dayFirst ? day(all, year, second, first) : day(all, year, first, second);
  }
  const named =
    /^(?:[a-z]{3,9},?\s+)?(?:(\d{1,2})\s+([a-z]{3,9})|([a-z]{3,9})\s+(\d{1,2})(?:st|nd|rd|th)?),?\s+(\d{4})/i.exec(
      text,
    );
  if (!named) return null;
  const month = MONTHS.indexOf((named[2] ?? named[3] ?? '').slice(0, 3).toLowerCase()) + 1;
  return month > 0 ? day(named[0], named[5], String(month), named[1] ?? named[4]) : null;
}

function day(all: string, year = '', month = '', date = '') {
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  return { used: all.length, year: full, month: Number(month), date: Number(date) };
}

/** Time and zone after the day; null for any other text. */
function readClock(text: string) {
  const rest = text.trim().replace(/^[T,]\s*/, '');
  if (rest === '') return { seconds: 0, offsetMinutes: CHINA_MINUTES };
  const found =
    /^(\d{1,2})[:时](\d{1,2})(?:[:分](\d{1,2})(?:[.,]\d+)?秒?|分)?\s*([ap]m)?\s*(Z|UTC|GMT|PST|PDT|EST|EDT|[+-]\d{2}:?\d{2})?$/i.exec(
      rest,
    );
  if (!found) return null;
  const [, hour, minute, second = '0', half, zone] = found;
  const shift = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  if (shift > 24 || Number(minute) > 59 || Number(second) > 60) return null;
  return { seconds: shift * 3600 + Number(minute) * 60 + Number(second), offsetMinutes: zoneMinutes(zone) };
}

const ZONES: Record<string, number> = { Z: 0, UTC: 0, GMT: 0, PST: -480, PDT: -420, EST: -300, EDT: -240 };

function zoneMinutes(zone: string | undefined): number {
  if (!zone) return CHINA_MINUTES;
  const named = ZONES[zone.toUpperCase()];
  if (named !== undefined) return named;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

function fromSerial(serial: number): string {
  return new Date(SERIAL_EPOCH + Math.round(serial * 86_400) * 1000 - CHINA_MINUTES * 60_000).toISOString();
}
