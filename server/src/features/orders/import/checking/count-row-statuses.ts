import type { HeapCounts, OrderHeap } from '@diy/contract/orders/order-uploads';

/** Nothing counted yet. */
export function noCounts(): HeapCounts {
  return { rows: 0, ready: 0, duplicate: 0, unknown: 0, wrong: 0, cancelled: 0, blank: 0 };
}

/** Counts a row; rows are always the sum of the heaps. */
export function countRow(counts: HeapCounts, heap: OrderHeap): void {
  counts.rows += 1;
  counts[heap] += 1;
}
