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

/** Finds the columns of a field by the names that any layout has for it. */
export function headersOfField(field: OrderField): (header: string) => boolean {
  const keys = new Set(
    [ALIASES[field], ...PROFILES.map(({ columns }) => columns?.[field] ?? [])].flat().map(listedKey),
  );
  return (header) => keys.has(normaliseHeader(header));
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
