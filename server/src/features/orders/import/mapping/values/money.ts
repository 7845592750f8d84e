import { rememberTexts } from '../../../../../platform/cache/remember-texts.ts';
import { CURRENCY_SIGNS } from './currency-signs.ts';
import { plainDigits } from './plain-digits.ts';

const CODES = new Set(Intl.supportedValuesOf('currency'));

/** The currency of a country that has one of its own. */
const COUNTRY_CURRENCIES: ReadonlyMap<string, string> = new Map(
  (
    'US=USD CA=CAD AU=AUD NZ=NZD SG=SGD HK=HKD TW=TWD MX=MXN CL=CLP CO=COP AR=ARS CN=CNY JP=JPY SE=SEK NO=NOK DK=DKK IS=ISK ' +
    'GB=GBP BR=BRL MY=MYR TH=THB VN=VND PH=PHP ID=IDR PL=PLN KR=KRW IN=INR PK=PKR LK=LKR CH=CHF CZ=CZK HU=HUF TR=TRY IL=ILS ' +
    'DE=EUR FR=EUR IT=EUR ES=EUR NL=EUR BE=EUR AT=EUR IE=EUR PT=EUR FI=EUR GR=EUR'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** ISO 4217 code for an ISO 3166 code of two letters; empty = we know none. */
export function currencyOfCountry(country: string): string {
  return COUNTRY_CURRENCIES.get(country) ?? '';
}

/** The currencies that a sign, code or name may mean; empty = it means none that we know. */
export const currenciesOf: (text: string) => readonly string[] = rememberTexts(findCurrencies);

function findCurrencies(text: string): readonly string[] {
  const plain = text.normalize('NFKC').replace(DIRECTION, '').trim();
  const code = plain.toUpperCase();
  if (/^[A-Z]{3}$/.test(code) && CODES.has(code)) return [code];
  // `人民币 (CNY)`, `USD $`: parts that agree.
  const squeezed = plain.toLowerCase().replace(/\s/g, '');
  const whole = CURRENCY_SIGNS.get(squeezed) ?? CURRENCY_SIGNS.get(squeezed.replace(/\.$/, ''));
  if (whole) return whole;
  const parts = plain.split(/[\s()/|,-]+/).filter((part) => part !== '');
  if (parts.length < 2) return [];
  const found = parts.map(currenciesOf);
  const [first = [], ...others] = found;
  return first.filter((one) => others.every((some) => some.includes(one)));
}

/** An amount as it is written: its number in hundredths, null = it could be two, and the currencies that its sign may mean. */
export interface Money {
  cents: number | null;
  /** null = no sign; none = a sign that nobody knows, or two that contradict each other. */
  currencies: readonly string[] | null;
}

/** A number with the signs before and after it; spaces and apostrophes may group it. */
const AMOUNT = /^([^\d]*?)(\d(?:[\d.,'’\u066b\u066c\s]*\d)?|[.,\u066b]\d+)([^\d]*)$/;
/** The separators of Arabic and Persian, of which each means one thing. */
const ARABIC = /[\u066b\u066c]/;
const ARABIC_NUMBER = /^(\d{1,3}(?:\u066c\d{3})+|\d{1,2}(?:\u066c\d{2})*\u066c\d{3}|\d*)(?:\u066b(\d+))?$/;
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202d\u2066-\u2069]/g;
/**
 * Currencies whose thousands are grouped with a point, and those whose never are. In any other currency `1.234` may be
 * 1234 or 1.234, and nobody can say which.
 */
const GROUPED_BY_POINT = new Set('IDR VND CLP COP ARS BRL TRY DKK PYG ISK LAK UYU RSD MKD BAM'.split(' '));
const DECIMAL_POINT = new Set(
  'USD CAD AUD NZD GBP CNY JPY KRW TWD HKD SGD MYR THB PHP INR PKR LKR BDT NPR MXN PEN ILS CHF EGP SAR AED QAR KES NGN GHS'.split(
    ' ',
  ),
);
const THREE_DECIMALS = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND', 'IQD', 'LYD']);

/**
 * `1,234.56`, `1.234,56`, `1 234,56`, `1'234.50`, `1,23,456.78`, `US$ 12.5`, `￥19.9`, `12,50 €`, `(5.00)`; null = no amount.
 * Digits of any script are read.
 * @param currency of the file, for amounts without a sign
 */
export function readMoney(text: string, currency = ''): Money | null {
  return readerOf(currency)(text);
}

const readerOf = rememberTexts((currency) => rememberTexts((text) => readAmount(text, currency)));

function readAmount(text: string, currency: string): Money | null {
  const plain = plainDigits(text)?.trim() ?? '';
  const inside = /^\((.*)\)$/s.exec(plain)?.[1];
  const [, before = '', digits = '', behind = ''] = AMOUNT.exec(inside ?? plain) ?? [];
  if (digits === '') return null;
  // A lost letter (U+FFFD) alone next to the digits was the currency sign. Along with a sign it may have been a digit,
  // so there is no amount.
  const signs = `${before}${behind}`.replace(/\s/g, '');
  if (signs.includes('\ufffd') && signs !== '\ufffd') return null;
  const minus = /[-−–]/;
  const isNegative = inside !== undefined || minus.test(before) || /^\s*[-−]\s*$/.test(behind);
  // `12,-` and `12.–` are whole amounts.
  const words = [before, behind].map((part) => part.replace(/[-−–+]/g, ' ').trim());
  const trimmed = words
    .map((part, at) => (at === 1 ? part.replace(/^[.,]\s*/, '') : part))
    .filter((part) => part !== '');
  const said = trimmed.map(currenciesOf);
  const [first, second = first] = said;
  const currencies = first ? first.filter((one) => second!.includes(one)) : null;
  const possible = currencies ?? [currency];
  const known = possible.length === 1 ? possible[0]! : possible.includes(currency) ? currency : '';
  const number = numberOf(digits, known);
  if (number === undefined) return null;
  const cents = number === null ? null : Math.round(number * 100) * (isNegative ? -1 : 1);
  return cents !== null && !Number.isSafeInteger(cents) ? null : { cents, currencies };
}

/** undefined = no number; null = the separator may be of thousands or of decimals. */
function numberOf(digits: string, currency: string): number | null | undefined {
  if (ARABIC.test(digits)) return arabicNumber(digits);
  const plain = digits.replace(/’/g, "'").replace(/\s/g, ' ');
  const marks = [...new Set(plain.replace(/\d/g, ''))];
  if (marks.length === 0) return Number(plain);
  if (marks.length > 2) return undefined;
  const last = Math.max(...marks.map((mark) => plain.lastIndexOf(mark)));
  const mark = plain[last]!;
  const tail = plain.length - last - 1;
  const head = plain.slice(0, last);
  if (mark === ' ' || mark === "'") {
    // Only groups: an apostrophe or space never begins decimals.
    return marks.length === 1 && isGrouped(plain, mark) ? Number(plain.replaceAll(mark, '')) : undefined;
  }
  const group = marks.find((one) => one !== mark);
  if (group !== undefined) {
    if (head.includes(mark)) return undefined;
    return isGrouped(head, group)
      ? Number(`${head.replaceAll(group, '')}.${plain.slice(last + 1)}`)
      : undefined;
  }
  if (head.includes(mark)) return isGrouped(plain, mark) ? Number(plain.replaceAll(mark, '')) : undefined;
  const decimal = Number(`${head === '' ? '0' : head}.${plain.slice(last + 1)}`);
  if (tail !== 3 || head === '' || /^0/.test(head) || head.length > 3) return decimal;
  const whole = Number(`${head}${plain.slice(last + 1)}`);
  if (THREE_DECIMALS.has(currency)) return decimal;
  if (mark === ',') return whole;
  if (GROUPED_BY_POINT.has(currency)) return whole;
  return DECIMAL_POINT.has(currency) ? decimal : null;
}

function arabicNumber(digits: string): number | undefined {
  const [, whole = '', decimals = ''] = ARABIC_NUMBER.exec(digits) ?? [];
  const number = `${whole.replaceAll('\u066c', '')}.${decimals}`;
  return number === '.' ? undefined : Number(number);
}

/**
 * Whether the groups after the first have three digits each, or two with three at the end, as in India: `12,34,567`.
 */
function isGrouped(text: string, mark: string): boolean {
  const [first = '', ...groups] = text.split(mark);
  if (groups.length === 0) return true;
  if (first.length < 1 || first.length > 3) return false;
  if (groups.every((group) => group.length === 3)) return true;
  if (mark !== ',' || first.length > 2) return false;
  return groups.every((group, at) => group.length === (at === groups.length - 1 ? 3 : 2));
}

/**
 * The one currency of an amount. `column` = what the file's column of currencies says, `''` = nothing; `own` = that of the profile's
 * country or the file's market.
 */
export function currencyOf(
  { column, own }: { column: string; own: string },
  signs: readonly (readonly string[] | null)[],
): { currency: string; problem: 'CURRENCY_MISSING' | 'CURRENCY_UNKNOWN' | 'CURRENCY_CONFLICT' | null } {
  let possible: readonly string[] | null = null;
  if (column !== '') {
    possible = currenciesOf(column);
    if (possible.length === 0) return { currency: '', problem: 'CURRENCY_UNKNOWN' };
  }
  for (const some of signs) {
    if (some === null) continue;
    if (some.length === 0) return { currency: '', problem: 'CURRENCY_UNKNOWN' };
    possible = possible === null ? some : possible.filter((one) => some.includes(one));
    if (possible.length === 0) return { currency: '', problem: 'CURRENCY_CONFLICT' };
  }
  if (possible === null) return { currency: '', problem: null };
  if (possible.length === 1) return { currency: possible[0]!, problem: null };
  if (possible.includes(own)) return { currency: own, problem: null };
  return { currency: '', problem: column === '' ? 'CURRENCY_MISSING' : 'CURRENCY_UNKNOWN' };
}
