import type { OrderField } from '@diy/contract/orders/order-field-names';
import { lazy } from '../../../../../platform/cache/lazy.ts';
import type { Mapping } from '../../../model/mapping.ts';
import { ALIASES } from '../headers/aliases.ts';
import { composeColumns, namesRecipient } from '../headers/compose-header.ts';
import { listedKeys } from '../headers/normalise-header.ts';
import { PAYER, RECIPIENT } from '../parties/other-persons-columns.ts';

/** Columns whose headers differ in their number alone. */
interface Numbered {
  field: 'phone' | 'postcode';
  /** Header without its number. */
  base: string;
  /** By number, from 1. */
  columns: ReadonlyMap<number, number>;
}

const NUMBER = /^(.*\D)([123])$/;
/** Japanese forms have a field for each part of a number, and some programs write them as they are. */
const IN_PARTS = /番号$/;

const phoneKeys = lazy(() => new Set(listedKeys([...ALIASES.phone, ...ALIASES.mobile])));
const postcodeKeys = lazy(() => new Set(listedKeys(ALIASES.postcode)));

/**
 * Maps phones and Japanese postcodes that stand in several numbered columns: `Recipient Phone 1`, `郵便番号2`. The second phone is the
 * mobile; parts of one number are joined.
 * @param joined fields whose columns are joined; those found here are added
 */
export function mapNumberedColumns(
  keys: readonly string[],
  columns: Mapping['columns'],
  joined: OrderField[],
): void {
  const groups = findNumbered(keys);
  const ofRecipient = groups.filter(({ base }) => namesRecipient(base));
  const groupOf = (field: Numbered['field']) =>
    ofRecipient.find((one) => one.field === field) ?? groups.find((one) => one.field === field);
  const postcode = groupOf('postcode');
  const parts = postcode && [postcode.columns.get(1), postcode.columns.get(2)];
  if (!columns.postcode && parts?.every((column) => column !== undefined)) {
    columns.postcode = parts.filter((column) => column !== undefined);
    joined.push('postcode');
  }
  const phone = groupOf('phone');
  if (phone) mapPhones(phone, keys, columns, joined);
}

function mapPhones(
  { base, columns: numbered }: Numbered,
  keys: readonly string[],
  columns: Mapping['columns'],
  joined: OrderField[],
): void {
  const [first, second, third] = [1, 2, 3].map((number) => numbered.get(number));
  const known = columns.phone ?? [];
  const isOwn = known.some((column) => column === first || keys[column] === base);
  // `Phone` beside `Recipient Phone 1` may be the payer's.
  const isBetter = namesRecipient(base) && !known.some((column) => namesRecipient(keys[column]!));
  if (known.length > 0 && !isOwn && !isBetter) return;
  if (IN_PARTS.test(base) && first !== undefined && second !== undefined && third !== undefined) {
    columns.phone = [first, second, third];
    joined.push('phone');
    return;
  }
  if (first !== undefined && !isOwn) columns.phone = [first];
  if (second !== undefined) columns.mobile ??= [second];
}

function findNumbered(keys: readonly string[]): Numbered[] {
  const found = new Map<string, { field: Numbered['field']; columns: Map<number, number> }>();
  for (const [column, key] of keys.entries()) {
    const [, base = '', number = ''] = NUMBER.exec(key) ?? [];
    const field = base === '' || (PAYER.test(base) && !RECIPIENT.test(base)) ? undefined : fieldOf(base);
    if (!field) continue;
    const group = found.get(base) ?? { field, columns: new Map<number, number>() };
    if (!group.columns.has(Number(number))) group.columns.set(Number(number), column);
    found.set(base, group);
  }
  return [...found].map(([base, group]) => ({ base, ...group }));
}

function fieldOf(base: string): Numbered['field'] | undefined {
  const { recipient, anybody } = composeColumns([base]);
  const composed = { ...recipient.columns, ...anybody.columns };
  if (composed.phone || composed.mobile || phoneKeys().has(base)) return 'phone';
  const isPostcode = composed.postcode || postcodeKeys().has(base);
  return isPostcode && IN_PARTS.test(base) ? 'postcode' : undefined;
}
