import type { OrderField } from '@diy/contract/orders/order-fields';
import type { Refusal } from '../../../../platform/errors/refusal.ts';
import type { Mapping } from '../../model/mapping.ts';
import type { OrderLine } from '../../model/order-line.ts';
import type { RowProblem } from '../../model/row-problem.ts';

/** `held`: importable but not to be produced yet; `skip`: a row with explanations, not an order. */
export type RowState = 'ok' | 'blank' | 'cancelled' | 'held' | 'skip';

export interface ReadLine {
  line: OrderLine;
  /** Empty = nothing to fix. */
  problems: RowProblem[];
  state: RowState;
  /** Statuses that the seller explained. */
  explained?: { field: OrderField; word: string }[];
}

export interface ProposedMapping {
  mapping: Mapping;
  /** Set when this kind of file holds no order lines; the text says which file to use instead. */
  refused?: Refusal;
  /** Required fields no column was found for. */
  missing: OrderField[];
}
