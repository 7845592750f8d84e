import { message } from '@diy/contract/messages/make-message';
import { rememberObjects } from '../../../../../platform/cache/remember-objects.ts';
import { isHoldingWord } from '../../../meanings/read-status.ts';
import type { Mapping } from '../../../model/mapping.ts';
import type { RowProblem } from '../../../model/row-problem.ts';
import { isIgnoredText } from '../recognise/ignored-texts.ts';
import { settledColumns } from '../recognise/used-columns.ts';
import { cutWordsToFit } from '../row-problems.ts';

/** Columns that are read, or that a person said to hold no status of the order; and the last cell of each other one that holds nothing. */
const asksOf = rememberObjects((mapping: Mapping) => ({
  settled: settledColumns(mapping, mapping.no_status ?? []),
  plain: [] as string[],
}));

/**
 * The problem of a row that is cancelled, unpaid or shipped by the words of a column that nobody reads: `Invoice Status` may be the
 * order's. The person who checks the rows says once of the column whether it is a status.
 */
export function unreadStatus(mapping: Mapping, cells: readonly string[]): RowProblem | null {
  const { settled, plain } = asksOf(mapping);
  const columns: number[] = [];
  for (let column = 0; column < cells.length; column += 1) {
    if (settled[column] === 1) continue;
    const cell = cells[column]!;
    // Most columns say the same in row after row.
    if (cell === plain[column]) continue;
    if (!isHoldingWord(cell)) plain[column] = cell;
    else if (!isIgnoredText(mapping, 'status', column, cell)) columns.push(column);
  }
  if (columns.length === 0) return null;
  const words = cutWordsToFit(columns.map((column) => cells[column]!));
  return {
    field: null,
    code: 'STATUS_UNREAD',
    text: message('order-rows.STATUS_UNREAD', { words }),
    columns,
    samples: columns.map((column) => cells[column]!),
  };
}
