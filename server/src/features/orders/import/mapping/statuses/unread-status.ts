import { message } from '@diy/contract/messages';
import { rememberObjects } from '../../../../../platform/cache/remember-objects.ts';
import { isHoldingWord } from '../../../meanings/order-state.ts';
import type { Mapping } from '../../../model/mapping.ts';
import type { RowProblem } from '../../../model/row-problem.ts';
import { shownOf } from '../row-problems.ts';

/** Columns that are read, or of which a person said that they hold no status of the order. */
const settledColumns = rememberObjects(
  ({ columns, personalisation, no_status = [] }: Mapping): ReadonlySet<number> =>
    new Set([
      ...Object.values(columns).flat(),
      ...personalisation.flatMap(({ column, name_column }) => [column, name_column ?? column]),
      ...no_status,
    ]),
);

/**
 * The problem of a row that is cancelled, unpaid or shipped by the words of a column that nobody reads: `Invoice Status` may be the
 * order's. Whoever looks says once of the column whether it is a status.
 */
export function unreadStatus(mapping: Mapping, cells: readonly string[]): RowProblem | null {
  const settled = settledColumns(mapping);
  const columns: number[] = [];
  for (const [column, cell] of cells.entries())
    if (cell !== '' && !settled.has(column) && isHoldingWord(cell)) columns.push(column);
  if (columns.length === 0) return null;
  const words = shownOf(columns.map((column) => cells[column]!));
  return {
    field: null,
    code: 'STATUS_UNREAD',
    text: message('order-rows.STATUS_UNREAD', { words }),
    columns,
  };
}
