import type { OrderField } from '@diy/contract/orders/order-fields';
import { lazy } from '../../../../../platform/cache/lazy.ts';
import { ALIASES, isKnownHeader } from '../headers/aliases.ts';
import { isComposedKey } from '../headers/compose-header.ts';
import { listedKey, normaliseHeader } from '../headers/normalise-header.ts';
import { PROFILES } from '../profiles/all-profiles.ts';

/** Number of these cells that are known headers; each name counts once. */
export function countKnownHeaders(cells: readonly string[]): number {
  const found = new Set<string>();
  for (const cell of cells) {
    if (cell.length === 0 || cell.length > 60) continue;
    const key = normaliseHeader(cell);
    if (isKnownHeader(key) || isComposedKey(key)) found.add(key);
  }
  return found.size;
}

/**
 * The column of a field by the names that any layout has for it; -1 = none. A name earlier in our lists wins, as when a mapping is
 * proposed: Temu's `站点` is a country only where no column says so itself.
 */
export function columnOfField(headers: readonly string[], field: OrderField): number {
  const lists = [ALIASES[field], ...PROFILES.map(({ columns }) => columns?.[field] ?? [])];
  const names = [...new Set(lists.flat().map(listedKey))];
  const keys = headers.map(normaliseHeader);
  const name = names.find((one) => keys.includes(one));
  return name === undefined ? -1 : keys.indexOf(name);
}

const DATES: readonly OrderField[] = ['placedAt', 'paidAt', 'shipBy'];
const dateKeys = lazy(buildDateKeys);

function buildDateKeys(): ReadonlySet<string> {
  const all = DATES.flatMap((field) => [
    ALIASES[field],
    ...PROFILES.map(({ columns }) => columns?.[field] ?? []),
  ]);
  return new Set(all.flat().map(listedKey));
}

/** Whether a column is one of the order's own dates. */
export function isDateHeader(header: string): boolean {
  return dateKeys().has(normaliseHeader(header));
}
