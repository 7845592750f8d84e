import type { StoredMessage } from '@diy/contract/messages';
import type { OrderField } from '@diy/contract/orders/order-fields';
import type { PersonalisedText } from './order-line.ts';

/** A problem of a row that a person has to fix; `code` is stable, upper case. */
export interface RowProblem {
  /** null = the row as a whole. */
  field: OrderField | null;
  code: string;
  text: StoredMessage;
  /** `warning`: the line is imported all the same. */
  severity?: 'warning';
  /** The words that are to blame, where each is explained by itself. */
  words?: readonly string[];
  /** The columns that are to blame, where each is decided on by itself. */
  columns?: readonly number[];
  /** What stands in each of these columns. */
  samples?: readonly string[];
  /** Personalisation that a person has to look at. */
  texts?: readonly PersonalisedText[];
}
