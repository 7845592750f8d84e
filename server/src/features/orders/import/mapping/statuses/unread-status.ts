import { message } from '@diy/contract/messages';
import { rememberObjects } from '../../../../../platform/cache/remember-objects.ts';
import { isHoldingWord } from '../../../meanings/read-status.ts';
import type { Mapping } from '../../../model/mapping.ts';
import type { RowProblem } from '../../../model/row-problem.ts';
import { isNotNeeded } from '../recognise/not-needed.ts';
import { shownOf } from '../row-problems.ts';

/** One more column than a table may have. */
const MAX_COLUMNS = 401;

/** By column, 1 where it is read, or where a person said that it holds no status of the order. */
const settledColumns = rememberObjects(
  ({ columns, personalisation, no_status = [] }: Mapping): Uint8Array => {
    const settled = new Uint8Array(MAX_COLUMNS);
    const all = [
      ...Object.values(columns).flat(),
      ...personalisation.flatMap(({ column, name_column }) => [column, name_column ?? column]),
      ...no_status,
    ];
    for (const column of all) settled[column] = 1;
    return settled;
  },
);

/**
 * The problem of a row that is cancelled, unpaid or shipped by the words of a column that nobody reads: `Invoice Status` may be the
 * order's. The person who checks the rows says once of the column whether it is a status.
 */
export function unreadStatus(mapping: Mapping, cells: readonly string[]): RowProblem | null {
  const settled = settledColumns(mapping);
  const columns: number[] = [];
  for (let column = 0; column < cells.length; column += 1)
    if (
      settled[column] !== 1 &&
      isHoldingWord(cells[column]!) &&
      !isNotNeeded(mapping, 'status', column, cells[column]!)
    )
      columns.push(column);
  if (columns.length === 0) return null;
  const words = shownOf(columns.map((column) => cells[column]!));
  return {
    field: null,
    code: 'STATUS_UNREAD',
    text: message('order-rows.STATUS_UNREAD', { words }),
    columns,
    samples: columns.map((column) => cells[column]!),
  };
}
