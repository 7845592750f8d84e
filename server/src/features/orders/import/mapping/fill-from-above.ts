import { cleanCell } from './clean-cell.ts';
import { findProfile } from './profiles/all-profiles.ts';
import type { Mapping } from './types.ts';

/**
 * Some files give an order's own columns on its first row only (Shopify, Amazon): fills them from the row above of the
 * same order. Rows go through here one after the other, before `readOrderLine`; the other files pass unchanged. @param
 * above the previous row as this function returned it, null for the first row
 */
export function fillFromAbove(mapping: Mapping, above: string[] | null, cells: string[]): string[] {
  const { carryDown } = findProfile(mapping.profile);
  if (!carryDown || !above) return cells;
  const text = (row: string[], column: number) => cleanCell(row[column]);
  const key = mapping.columns.externalOrderNo?.[0];
  if (key === undefined || cells.every((cell) => cleanCell(cell) === '')) return cells;
  const own = text(cells, key);
  const continues = own === '' && (mapping.columns.sku ?? []).some((column) => text(cells, column) !== '');
  if (!continues && own !== text(above, key)) return cells;
  const filled = [...cells];
  for (const column of [key, ...carryDown.flatMap((field) => mapping.columns[field] ?? [])]) {
    if (text(filled, column) !== '' || text(above, column) === '') continue;
    while (filled.length < column) filled.push('');
    filled[column] = above[column]!;
  }
  return filled;
}
