import type { OrderField } from '@diy/contract/orders/order-fields';
import { lazy } from '../../../../../platform/cache/lazy.ts';
import { ALIASES, isKnownHeader } from '../headers/aliases.ts';
import { composeColumns, isComposedKey } from '../headers/compose-header.ts';
import { listedKeys, normaliseHeader } from '../headers/normalise-header.ts';
import { PROFILES } from '../profiles/all-profiles.ts';

/** Number of these cells that are known headers; each name counts once. */
export function countKnownHeaders(cells: readonly string[]): number {
  return new Set(cells.flatMap((cell) => keyOfKnown(cell) ?? [])).size;
}

/** `countKnownHeaders` for rows of one file, where the same cells come again and again. */
export function createHeaderCounter(): (cells: readonly string[]) => number {
  const keys = new Map<string, string | null>();
  return (cells) => {
    const found = new Set<string>();
    for (const cell of cells) {
      let key = keys.get(cell);
      if (key === undefined) {
        key = keyOfKnown(cell);
        keys.set(cell, key);
      }
      if (key !== null) found.add(key);
    }
    return found.size;
  };
}

/** The key of a header that is in our lists; null = it is in none. */
function keyOfKnown(cell: string): string | null {
  if (cell.length === 0 || cell.length > 60) return null;
  const key = normaliseHeader(cell);
  return isKnownHeader(key) || isComposedKey(key) ? key : null;
}

/**
 * The column of a field by the names that any layout has for it; -1 = none. A name earlier in our lists wins, as when a mapping is
 * proposed: Temu's `站点` is a country only where no column says so itself.
 */
export function columnOfField(headers: readonly string[], field: OrderField): number {
  const lists = [ALIASES[field], ...PROFILES.map(({ columns }) => columns?.[field] ?? [])];
  const names = [...new Set(listedKeys(lists.flat()))];
  const keys = headers.map(normaliseHeader);
  const name = names.find((one) => keys.includes(one));
  return name === undefined ? -1 : keys.indexOf(name);
}

/** Fields by the keys of the headers that any layout may have. */
const fieldsByKey = lazy(() => {
  const all = new Map<string, OrderField[]>();
  for (const [field, names] of Object.entries(ALIASES) as [OrderField, readonly string[]][])
    for (const key of listedKeys(names)) all.set(key, [...(all.get(key) ?? []), field]);
  return all;
});

/** The fields that a header is a name of, in any language. */
export function fieldsOfHeader(header: string): OrderField[] {
  const key = normaliseHeader(header);
  const { recipient, anybody } = composeColumns([key]);
  const composed = Object.keys({ ...recipient.columns, ...anybody.columns }) as OrderField[];
  return [...new Set([...(fieldsByKey().get(key) ?? []), ...composed])];
}

const DATES: readonly OrderField[] = ['placedAt', 'paidAt', 'shipBy'];
const dateKeys = lazy(buildDateKeys);

function buildDateKeys(): ReadonlySet<string> {
  const all = DATES.flatMap((field) => [
    ALIASES[field],
    ...PROFILES.map(({ columns }) => columns?.[field] ?? []),
  ]);
  return new Set(listedKeys(all.flat()));
}

/** Whether a column is one of the order's own dates. */
export function isDateHeader(header: string): boolean {
  return dateKeys().has(normaliseHeader(header));
}
