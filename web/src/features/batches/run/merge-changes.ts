import type { BatchCell, listBatchCells, listBatchChanges } from '@diy/contract/batches/batch-cells';
import type { DataOf } from '@diy/contract/endpoint';

export type CellPage = DataOf<typeof listBatchCells>;
export type CellChanges = DataOf<typeof listBatchChanges>;

/**
 * Merges changed cells into a page. Cells keep their places, and those that no longer match the filter stay until the
 * page is loaded again, so that nothing moves under the pointer.
 */
export function mergeChanges(page: CellPage, changes: CellChanges): CellPage {
  const news = new Map(changes.list.map((cell) => [cell.key, cell]));
  const isShown = page.list.some((cell) => news.has(cell.key));
  const list: BatchCell[] = isShown ? page.list.map((cell) => news.get(cell.key) ?? cell) : page.list;
  return { ...page, list, counts: changes.counts, cursor: changes.cursor };
}
