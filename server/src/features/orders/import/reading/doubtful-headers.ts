import { withoutGershayim } from '../../words/without-gershayim.ts';
import { countKnownHeaders } from '../mapping/recognise/known-headers.ts';
import type { DamagedCell } from './table-facts.ts';

/** A quote too few or too many in a header, which nobody knows with it. An inch mark stands behind a digit. */
export function hasLostQuote(written: string): boolean {
  const header = withoutGershayim(written);
  if (!header.includes('"')) return false;
  const isOdd = header.split('"').length % 2 === 0;
  const bare = header.replaceAll('"', '');
  return (
    (isOdd && !/\d"/.test(header)) || (countKnownHeaders([bare]) > 0 && countKnownHeaders([header]) === 0)
  );
}

/** A header that nobody knows as its letters were read: in another encoding it may be one that counts. */
export function isUnknownNonAscii(header: string): boolean {
  return /[^\0-\u007f]/.test(header) && countKnownHeaders([header]) === 0;
}

/**
 * One cell for each row of a file with a doubtful header, in their order: the row's own where it has one. A row can be
 * confirmed only where the headers can be as well. A row has one cell, so that a full list hides none of what was found in it.
 * @param rows the first and the last row below the headers
 */
export function* rowsBelowDoubtful(
  headers: DamagedCell,
  found: readonly DamagedCell[],
  [first, last]: readonly [number, number],
): Generator<DamagedCell> {
  const own = new Map<number, DamagedCell>();
  for (const cell of found) if (!own.has(cell.row) || !cell.confirmable) own.set(cell.row, cell);
  for (let row = first; row <= last; row += 1) {
    const { confirmable, ...cell } = own.get(row) ?? { row, column: 0, code: 'encoding', confirmable: true };
    yield confirmable && headers.confirmable ? { ...cell, confirmable } : cell;
  }
}
