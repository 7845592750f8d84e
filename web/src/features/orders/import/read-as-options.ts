import { joinParts } from '../../../lib/text/join-parts.ts';

/** The zones in which most shops are; they are listed first. */
const ZONES = [
  ...['Asia/Shanghai', 'America/Los_Angeles', 'America/Denver', 'America/Chicago', 'America/New_York'],
  ...['Europe/London', 'Europe/Berlin', 'Europe/Paris', 'Europe/Madrid', 'Europe/Rome', 'Europe/Warsaw'],
  ...['Asia/Tokyo', 'Asia/Seoul', 'Asia/Bangkok', 'Asia/Ho_Chi_Minh', 'Asia/Jakarta', 'Asia/Manila'],
  ...['Asia/Singapore', 'Asia/Kolkata', 'Asia/Dubai', 'Australia/Sydney', 'America/Sao_Paulo'],
  'America/Mexico_City',
];
const CURRENCIES = 'USD CNY EUR GBP JPY CAD AUD NZD SGD HKD TWD MXN SEK NOK DKK INR'.split(' ');

const made = new Map<string, { value: string; label: string }[]>();

/** The clocks or currencies that can be chosen. Naming hundreds of zones takes long, so it is done once for each language. */
export function readAsOptions(kind: 'zone' | 'currency', locale: string): { value: string; label: string }[] {
  const key = `${kind} ${locale}`;
  const known = made.get(key) ?? makeOptions(kind, locale);
  made.set(key, known);
  return known;
}

function makeOptions(kind: 'zone' | 'currency', locale: string) {
  if (kind === 'currency') return CURRENCIES.map((value) => ({ value, label: currencyName(value, locale) }));
  const zones = new Set([...ZONES, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].map((value) => ({ value, label: zoneName(value, locale) }));
}

/** `Asia/Shanghai` with the name of its time in the reader's language. */
export function zoneName(timeZone: string, locale: string): string {
  if (!timeZone.includes('/')) return timeZone;
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value;
  return joinParts([name, timeZone]);
}

/** The code and the name of a currency in the reader’s language: `USD US Dollar`. */
export function currencyName(code: string, locale: string): string {
  return `${code} ${new Intl.DisplayNames([locale], { type: 'currency' }).of(code) ?? ''}`;
}
