import { directionOf, intlLocale } from './locale.ts';

/** Bytes as user-facing text, in steps of 1024. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  let step = 0;
  let value = bytes;
  // By the figure that is shown: 1023.9 KB would read 1024 KB.
  while (Math.round(value) >= 1024 && step < units.length - 1) {
    value /= 1024;
    step += 1;
  }
  return `${step === 0 ? Math.round(value) : value.toFixed(value < 9.95 ? 1 : 0)} ${units[step]}`;
}

/** Money in integer cents as user-facing text. */
export function formatMoney(cents: number, currency: string, locale: string): string {
  const money = (locales: string[]) =>
    new Intl.NumberFormat(locales, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  if (directionOf(locale) === 'ltr') return money(intlLocale(locale)).format(cents / 100);
  // The short sign, which these languages' data lack: the letters of "CN¥" would be reordered next to figures.
  const sign = money(['en-US'])
    .formatToParts(0)
    .find(({ type }) => type === 'currency');
  return money(intlLocale(locale))
    .formatToParts(cents / 100)
    .map(({ type, value }) => (type === 'currency' ? (sign?.value ?? value) : value))
    .join('');
}

/** Day and minute in local time; the year only when it is not this one. */
export function formatTime(iso: string, locale: string, now: Date): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const isThisYear = date.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(intlLocale(locale), {
    ...(isThisYear ? {} : { year: 'numeric' }),
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    // `hour12: false` would write 24:05 after midnight in English and Arabic.
    hourCycle: 'h23',
  }).format(date);
}

/** Day, month and year in local time. */
export function formatDay(iso: string, locale: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(intlLocale(locale), {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).format(date);
}
