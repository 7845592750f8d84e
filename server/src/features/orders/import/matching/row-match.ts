import type { RowFacts } from './line-facts.ts';

/** Which of the existing order lines a row of a file is. */
export type RowMatch =
  /** A further line of the order; `otherPlace`: it goes to another address than the order's existing lines. */
  | { kind: 'new'; otherPlace?: true }
  /** That line. `split`: this file divides the line's quantity between several rows; the sum is the same. */
  | { kind: 'line'; lineId: string; split?: true }
  /** One of these lines or a further one; a person must decide. `isOtherNumber`: the order number of these lines is spelt differently. */
  | { kind: 'unsure'; lineIds: string[]; isOtherNumber?: boolean };

/** Lines that a question lists at most; in an order with more of one product a person would not find the right one. */
export const MAX_NAMED = 50;

/** Right rows first, then cancelled ones, then wrong ones. */
export function matchingPriority({ isWrong, isCancelled }: RowFacts): number {
  return Number(isWrong) * 2 + Number(isCancelled);
}
