import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import type { Mapping } from '../../model/mapping.ts';
import type { OrderLine } from '../../model/order-line.ts';
import { countryCode } from './address/country-code.ts';
import type { Profile } from './model/profile.ts';
import { findProfile } from './profiles/all-profiles.ts';
import { type KnownOfFile, ownCurrency, readOrderLine, timeZoneOfFile } from './read-order-line.ts';
import { currenciesOf, readMoney } from './values/money.ts';
import { needsZone } from './values/parse-moment.ts';
import { marketOfHeaders } from './values/time-zones.ts';

type ReadAs = OrderUpload['read_as'];
type Taken = ReadAs['zone'];

const TIMES = ['placedAt', 'paidAt', 'shipBy'] as const;
const AMOUNTS = ['unitPrice', 'lineTotal'] as const;

/**
 * Whose clock and which money the first rows are read in when nobody chooses, and what says so. The rows decide the same way when they
 * are imported.
 */
export function describeReadAs(
  { zone: _zone, currency: _currency, ...mapping }: Mapping,
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): ReadAs {
  const profile = findProfile(mapping.profile);
  const known: KnownOfFile = { market: marketOfHeaders(headers) };
  const lines = rows.map((row) => readOrderLine(mapping, row, known)).filter(({ state }) => state !== 'skip');
  const taken = { mapping, profile, market: known.market ?? null };
  return {
    zone: agreed(lines.flatMap(({ line }) => zoneOf(line, taken))),
    currency: agreed(lines.flatMap(({ line }) => currencyOf(line, taken))),
  };
}

interface Context {
  mapping: Mapping;
  profile: Profile;
  market: string | null;
}

function zoneOf(line: OrderLine, { mapping, profile, market }: Context): Taken[] {
  if (!TIMES.some((field) => line.fields[field] && needsZone(line.fields[field]))) return [];
  const { fields, currency, address } = line;
  const site = fields.site === undefined ? null : countryCode(fields.site);
  const zone = timeZoneOfFile(mapping, profile, {
    site,
    currency,
    headers: market,
    country: address.country,
  });
  if (zone === null) return [{ value: null, from: 'nothing' }];
  return [{ value: zoneText(zone), from: profile.zone === undefined ? 'market' : 'platform' }];
}

function currencyOf({ fields, currency }: OrderLine, { mapping, profile, market }: Context): Taken[] {
  const field = AMOUNTS.find((one) => fields[one]);
  const signs = field ? (readMoney(fields[field]!)?.currencies ?? null) : null;
  const column = fields.currency ?? '';
  if (signs === null && column === '') return [];
  if (currency === '') return [{ value: null, from: 'nothing' }];
  if (currenciesOf(column).length === 1 || signs?.length === 1) return [{ value: currency, from: 'file' }];
  const isPlatforms = ownCurrency(mapping, profile, '') === currency;
  const site = fields.site === undefined ? null : countryCode(fields.site);
  const isMarkets = ownCurrency(mapping, profile, site ?? market ?? '') === currency;
  return [{ value: currency, from: isPlatforms ? 'platform' : isMarkets ? 'market' : 'file' }];
}

/**
 * What the rows have in common. A row for which nothing is proven goes before all others, since a person has to see it.
 */
function agreed(rows: readonly Taken[]): Taken {
  const [first, ...others] = rows;
  if (!first) return { value: null, from: 'unused' };
  if (rows.some(({ from }) => from === 'nothing')) return { value: null, from: 'nothing' };
  return others.every(({ value }) => value === first.value) ? first : { value: null, from: first.from };
}

function zoneText(zone: number | string): string {
  if (typeof zone === 'string') return zone;
  const [hours, minutes] = [Math.floor(Math.abs(zone) / 60), Math.abs(zone) % 60];
  return `UTC${zone < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
