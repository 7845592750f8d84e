import {
  writeCustomisationCell,
  writeCustomisationProblem,
} from '../../mapping/customisation/customisation-cell.ts';
import type { CustomisedItem } from './customised-items.ts';

/**
 * The text of our added column for a row with these customisations. Copies of one archive say the same and count once;
 * others contradict each other.
 */
export function itemsToCell(items: readonly CustomisedItem[]): string {
  const cells = distinctCells(items);
  return cells.length === 1 ? cells[0]! : writeCustomisationProblem('conflict');
}

/** The cells of these customisations, each different one once. */
export function distinctCells(items: readonly CustomisedItem[]): string[] {
  const seen = new Map<string, string>();
  for (const item of items) {
    const key = JSON.stringify([item.orderNo, item.replies, item.unread, item.quantity]);
    if (!seen.has(key)) seen.set(key, writeCustomisationCell(item, item.pictures));
  }
  return [...seen.values()];
}
