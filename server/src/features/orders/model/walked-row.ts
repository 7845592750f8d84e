import type { OrderField } from '@diy/contract/orders/order-fields';
import type { OrderLine } from './order-line.ts';
import type { RowProblem } from './row-problem.ts';

/** The values by which the same line is recognised in another file. */
export interface LineIdentity {
  platform: string;
  shop: string;
  orderNo: string;
  /** The marketplace's id of the line; `''` = none. */
  lineNo: string;
}

/** One row after reading, before the database is asked about it. */
export interface WalkedRow {
  /** Row of the sheet, from 1. */
  row: number;
  /** Which of several items in the row's cell, from 1; 0 = the row is one line. */
  item: number;
  /** `open`: nothing wrong with it; what it comes to depends on what we know. */
  outcome: 'blank' | 'cancelled' | 'wrong' | 'again' | 'open';
  line: OrderLine;
  identity: LineIdentity;
  /** `''` for blank rows. */
  lineKey: string;
  problems: RowProblem[];
  held: boolean;
  corrected: OrderField[];
  /** Statuses that the seller explained. */
  explained: { field: OrderField; word: string }[];
}

/** Names a row: by its place in the sheet, and if its cell lists several items, by the item. Such rows are corrected apart. */
export function rowKeyOf({ row, item }: Pick<WalkedRow, 'row' | 'item'>): string {
  return item === 0 ? String(row) : `${row}.${item}`;
}
