import type { RowStatus } from '@diy/contract/orders/order-uploads';
import type { RowStatusCounts } from '@diy/contract/orders/row-status-counts';

/** Counts at the start: 0 for each status. */
export function noCounts(): RowStatusCounts {
  return { rows: 0, ready: 0, duplicate: 0, unknown: 0, wrong: 0, cancelled: 0, blank: 0 };
}

/** Counts a row; `rows` is always the sum over all statuses. */
export function countRow(counts: RowStatusCounts, status: RowStatus): void {
  counts.rows += 1;
  counts[status] += 1;
}
