import type { Zone } from '../model/zone.ts';
export const CHINA_ZONE = 'Asia/Shanghai';

/** The clock of markets that a platform runs on one. Countries of several clocks are not here: the name alone does not say which one is meant. */
const MARKET_ZONES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    SG: 'Asia/Singapore',
    MY: 'Asia/Kuala_Lumpur',
    PH: 'Asia/Manila',
    TH: 'Asia/Bangkok',
    VN: 'Asia/Ho_Chi_Minh',
    // Marketplaces run Indonesia, Brazil, Mexico and Chile on the capital's clock.
    ID: 'Asia/Jakarta',
    BR: 'America/Sao_Paulo',
    MX: 'America/Mexico_City',
    CL: 'America/Santiago',
    CO: 'America/Bogota',
    TW: 'Asia/Taipei',
    HK: 'Asia/Hong_Kong',
    JP: 'Asia/Tokyo',
    KR: 'Asia/Seoul',
    GB: 'Europe/London',
    IE: 'Europe/Dublin',
    DE: 'Europe/Berlin',
    FR: 'Europe/Paris',
    IT: 'Europe/Rome',
    ES: 'Europe/Madrid',
    NL: 'Europe/Amsterdam',
    BE: 'Europe/Brussels',
    AT: 'Europe/Vienna',
    PL: 'Europe/Warsaw',
    SE: 'Europe/Stockholm',
  }),
);

/** Markets by the currency that only they use. */
const CURRENCY_MARKETS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    ...{ SGD: 'SG', MYR: 'MY', PHP: 'PH', THB: 'TH', VND: 'VN', IDR: 'ID', BRL: 'BR', MXN: 'MX', CLP: 'CL' },
    ...{ COP: 'CO', TWD: 'TW', HKD: 'HK', JPY: 'JP', KRW: 'KR', GBP: 'GB', PLN: 'PL', SEK: 'SE' },
  }),
);

/** Markets that headers in their own language prove. */
const HEADER_MARKETS: readonly (readonly [RegExp, string])[] = [
  [/[\u0e00-\u0e7f]/, 'TH'],
  [/[ơưđạảấầẩậắặẹẻếềểệỉịọỏốồổộớờởợụủứừửựỳỵỷỹ]/i, 'VN'],
  [/^(?:no\. pesanan|nomor pesanan|status pesanan|waktu pesanan dibuat)$/i, 'ID'],
  [/^(?:id do pedido|status do pedido|data de criação do pedido)$/i, 'BR'],
  [/^(?:訂單編號|訂單狀態|訂單成立日期|訂單成立時間)$/, 'TW'],
  [/^(?:주문번호|주문 번호)$/, 'KR'],
  [/^(?:注文番号|受注番号)$/, 'JP'],
];

/** The market whose language a file's headers are in; null = none, or more than one. */
export function marketOfHeaders(headers: readonly string[]): string | null {
  const found = new Set(
    HEADER_MARKETS.flatMap(([is, market]) =>
      headers.some((header) => is.test(header.normalize('NFC').trim())) ? [market] : [],
    ),
  );
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? only : null;
}

/** What a row and its file say of the market that the row was sold in. */
export interface MarketFacts {
  /** Country of the site that the file names, ISO 3166-1. */
  site: string | null;
  /** ISO 4217. */
  currency: string;
  /** The market of the headers' language. */
  headers: string | null;
  /** The parcel's country: a marketplace sells within its market. */
  country: string;
}

/**
 * The clock of the market: the site decides alone; without it, currency, headers and country must agree. Null = nothing
 * proves it, or two of them contradict each other.
 */
export function marketZone({ site, currency, headers, country }: MarketFacts): string | null {
  if (site !== null) return MARKET_ZONES.get(site) ?? null;
  const said = [CURRENCY_MARKETS.get(currency), headers ?? undefined, country || undefined];
  const [only, ...others] = new Set(said.filter((one) => one !== undefined));
  return only === undefined || others.length > 0 ? null : (MARKET_ZONES.get(only) ?? null);
}

const HOUR = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();
/** Offsets by zone, then by hour: the rows of a file fall into few hours. */
const known = new Map<string, Map<number, number>>();
const MAX_KNOWN = 20_000;

/** Minutes that the clock is ahead of UTC; `local` = its milliseconds, as if it were UTC. */
export function offsetAt(zone: Zone, local: number): number {
  if (typeof zone === 'number') return zone;
  if (zone === CHINA_ZONE && local > Date.UTC(1992, 0)) return 480;
  const hour = Math.floor(local / HOUR);
  const hours = known.get(zone) ?? new Map<number, number>();
  const before = hours.get(hour);
  if (before !== undefined) return before;
  // The offset is looked up twice. The first look takes the local time for UTC, and so may be on the wrong side of a
  // change of clocks.
  const first = offsetOf(zone, local);
  const minutes = offsetOf(zone, local - first * 60_000);
  if (hours.size >= MAX_KNOWN) hours.clear();
  known.set(zone, hours.set(hour, minutes));
  return minutes;
}

function offsetOf(zone: string, moment: number): number {
  const format = formats.get(zone) ?? newFormat(zone);
  formats.set(zone, format);
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return Math.round((shown - moment) / 60_000);
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit' as const;
  return new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: two, day: two },
    ...{ hour: two, minute: two, second: two },
  });
}
