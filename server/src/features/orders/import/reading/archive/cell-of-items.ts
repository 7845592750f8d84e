import {
  writeCustomisationCell,
  writeCustomisationProblem,
} from '../../mapping/customisation/customisation-cell.ts';
import type { CustomisedItem } from './customised-items.ts';

/** The cell of a row that these customisations are for: the same archive twice says the same, others contradict. */
export function cellOfItems(items: readonly CustomisedItem[]): string {
  const cells = distinctCells(items);
  return cells.length === 1 ? cells[0]! : writeCustomisationProblem('conflict');
}

/** The cells of customisations, of those that say the same the first. */
export function distinctCells(items: readonly CustomisedItem[]): string[] {
  const seen = new Map<string, string>();
  for (const item of items) {
    const key = JSON.stringify([item.orderNo, item.replies, item.unread, item.quantity]);
    if (!seen.has(key)) seen.set(key, writeCustomisationCell(item, item.pictures));
  }
  return [...seen.values()];
}
