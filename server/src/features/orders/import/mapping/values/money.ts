import { rememberTexts } from '../../../../../platform/cache/remember-texts.ts';

/** Signs and names of currencies; several = it depends on who writes it. Compared in NFKC and small letters. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  欧元: 'EUR',
  '£': 'GBP',
  英镑: 'GBP',
  r$: 'BRL',
  rm: 'MYR',
  '฿': 'THB',
  บาท: 'THB',
  泰铢: 'THB',
  '₫': 'VND',
  đ: 'VND',
  vnđ: 'VND',
  '₱': 'PHP',
  'rp.': 'IDR',
  rp: 'IDR',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  лв: 'BGN',
  'лв.': 'BGN',
  '₽': 'RUB',
  'руб.': 'RUB',
  руб: 'RUB',
  '₴': 'UAH',
  '₺': 'TRY',
  tl: 'TRY',
  '₪': 'ILS',
  '₹': 'INR',
  '₩': 'KRW',
  원: 'KRW',
  円: 'JPY',
  日元: 'JPY',
  人民币: 'CNY',
  rmb: 'CNY',
  美元: 'USD',
  us$: 'USD',
  u$s: 'USD',
  nt$: 'TWD',
  nt: 'TWD',
  新台币: 'TWD',
  新臺幣: 'TWD',
  s$: 'SGD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  cdn$: 'CAD',
  hk$: 'HKD',
  nz$: 'NZD',
  mx$: 'MXN',
  'fr.': 'CHF',
  sfr: 'CHF',
  'sfr.': 'CHF',
  'cn¥': 'CNY',
  'jp¥': 'JPY',
  '¥': 'CNY JPY',
  元: 'CNY TWD HKD',
  圓: 'TWD HKD JPY',
  kr: 'SEK NOK DKK ISK',
  'kr.': 'SEK NOK DKK ISK',
  $: 'USD CAD AUD NZD SGD HKD TWD MXN CLP COP ARS',
  rs: 'INR PKR LKR',
  'rs.': 'INR PKR LKR',
  '₨': 'INR PKR LKR',
};
const CODES = new Set(Intl.supportedValuesOf('currency'));

/** The currency of a country that has one of its own. */
const COUNTRY_CURRENCIES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'US=USD CA=CAD AU=AUD NZ=NZD SG=SGD HK=HKD TW=TWD MX=MXN CL=CLP CO=COP AR=ARS CN=CNY JP=JPY SE=SEK NO=NOK DK=DKK IS=ISK ' +
    'GB=GBP BR=BRL MY=MYR TH=THB VN=VND PH=PHP ID=IDR PL=PLN KR=KRW IN=INR PK=PKR LK=LKR CH=CHF CZ=CZK HU=HUF TR=TRY IL=ILS ' +
    'DE=EUR FR=EUR IT=EUR ES=EUR NL=EUR BE=EUR AT=EUR IE=EUR PT=EUR FI=EUR GR=EUR'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

export function currencyOfCountry(country: string): string {
  return COUNTRY_CURRENCIES[country] ?? '';
}

/** The currencies that a sign, code or name may mean; empty = it means none that we know. */
export const currenciesOf: (text: string) => readonly string[] = rememberTexts(findCurrencies);

function findCurrencies(text: string): readonly string[] {
  const plain = text.normalize('NFKC').trim();
  const code = plain.toUpperCase();
  if (/^[A-Z]{3}$/.test(code) && CODES.has(code)) return [code];
  // `人民币 (CNY)`, `USD $`: parts that agree.
  const whole = SIGNS[plain.toLowerCase()] ?? SIGNS[plain.toLowerCase().replace(/\s/g, '')];
  if (whole) return whole.split(' ');
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

/** A number with its signs before and behind; spaces and apostrophes may group it. */
const AMOUNT = /^([^\d]*?)(\d(?:[\d.,'’\s]*\d)?|[.,]\d+)([^\d]*)$/;
const GROUPED_BY_POINT = new Set(['IDR', 'VND', 'CLP', 'COP', 'ARS', 'BRL', 'TRY', 'DKK', 'PYG', 'ISK']);
const THREE_DECIMALS = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND', 'IQD', 'LYD']);

/**
 * `1,234.56`, `1.234,56`, `1 234,56`, `1'234.50`, `1,23,456.78`, `US$ 12.5`, `￥19.9`, `12,50 €`, `(5.00)`; null = no amount.
 * @param currency of the file, for amounts without a sign
 */
export function readMoney(text: string, currency = ''): Money | null {
  const read = byCurrency.get(currency) ?? rememberTexts((one) => readAmount(one, currency));
  byCurrency.set(currency, read);
  return read(text);
}

const byCurrency = new Map<string, (text: string) => Money | null>();

function readAmount(text: string, currency: string): Money | null {
  const plain = text.normalize('NFKC').trim();
  const inside = /^\((.*)\)$/s.exec(plain)?.[1];
  const [, before = '', digits = '', behind = ''] = AMOUNT.exec(inside ?? plain) ?? [];
  if (digits === '') return null;
  // One lost letter beside the digits is the sign; beside a sign it was a digit.
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
  // Dollars, pounds and yuan are never grouped by a point; of euros and unknown money nobody can say.
  return currency === '' || currency === 'EUR' ? null : decimal;
}

/** Groups of three behind the first; or of two before the last three, as in India: `12,34,567`. */
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
