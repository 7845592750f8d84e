import { isFoot } from '../../mapping/is-not-a-line.ts';
import { countKnownHeaders } from '../../mapping/recognise/known-headers.ts';
import { continuesHeader, isTwoHeaders, mayBeTwoHeaders } from './glued-headers.ts';

interface Seen {
  row: number;
  width: number;
  isTorn: boolean;
  endsBlank: boolean;
  isSingle: boolean;
}

/**
 * Finds the rows of a text file whose cells stand in wrong columns, from the number of cells of each line. A line that lost a delimiter,
 * has one too many or was cut has another number than the headers. Some programs leave out blank cells at the end, or end each line with
 * a delimiter, so a row is torn only if the other rows do not do the same.
 */
export function createTornRows(
  headers: readonly string[],
  width: number,
  above: readonly string[],
  headerRow: number,
): TornRows {
  const filled = filledLength(headers.slice(0, width));
  // A delimiter too many within the headers moves all behind it.
  const hasGap = headers.slice(0, filled).some((header) => header.trim() === '');
  // Two names in one header, or the rest of the headers in the line above: a delimiter was lost, or a line break came into them.
  const isBroken = headers.some(isTwoHeaders) || countKnownHeaders(above) > 0;
  // A line break in the first header leaves the other columns in place.
  let isRest = continuesHeader(above.at(-1) ?? '', headers[0] ?? '');
  const isUnsure = isBroken || filledLength(above) > 1 || headers.some(mayBeTwoHeaders);
  const rows: Seen[] = [];
  return {
    see(row, cells, own, isTorn) {
      // A totals row has fewer cells than a line.
      if (own < filled && isFoot(cells)) return;
      // So has the rest of a last header that is broken over two lines; that column may be the status.
      isRest ||= row === headerRow + 1 && own < filled && isWord(cells);
      rows.push({
        row,
        width: own,
        isTorn,
        endsBlank: own > 0 && filledLength(cells) < own,
        isSingle: filledLength(cells) === 1,
      });
    },
    find() {
      const widths = new Set(rows.map((one) => one.width));
      const allEndBlank = rows.every((one) => one.endsBlank);
      const isWideForm = widths.size === 1 && widths.has(width + 1) && allEndBlank && !hasGap && !isUnsure;
      const isKeeping = rows.some((one) => one.width === width && one.endsBlank);
      const narrow = rows.filter((one) => one.width < filled);
      const isTrimming = !isKeeping && narrow.length > 1;
      const torn = new Set<number>();
      rows.forEach((one, at) => {
        const [before, after] = [rows[at - 1], rows[at + 1]];
        const isAlone = before?.width !== one.width && after?.width !== one.width;
        const isNarrow = one.width < filled && (hasGap || (isAlone && !isTrimming));
        const isWide = one.width > width && !isWideForm;
        if (one.isTorn || isNarrow || isWide || isRest) torn.add(one.row);
        // A line break that nothing held together parted one line into two.
        if (before && before.row === one.row - 1 && before.width < filled && one.width < filled)
          if (before.width + one.width === width + 1) torn.add(before.row).add(one.row);
        // The rest of a text with a line break that nothing held together.
        const isSingle = one.width < filled && one.isSingle;
        if (isSingle && before && before.row === one.row - 1) torn.add(before.row).add(one.row);
        // A line break in the first cell: the line below is whole but for the beginning of that cell.
        if (isSingle && one.width === 1 && after && after.row === one.row + 1)
          torn.add(one.row).add(after.row);
      });
      return [...torn].sort((a, b) => a - b);
    },
  };
}

const LONGEST_HEADER = 40;

/** Whether a line is one text that could be a piece of a header. */
function isWord(cells: readonly string[]): boolean {
  const [only = ''] = cells;
  return (
    filledLength(cells) === 1 && only.length <= LONGEST_HEADER && /\p{L}/u.test(only) && !/\d/.test(only)
  );
}

export interface TornRows {
  /** @param own cells that the line was written with */
  see(row: number, cells: readonly string[], own: number, isTorn: boolean): void;
  /** Rows in order. */
  find(): number[];
}

/** Cells up to the last that is not blank. */
function filledLength(cells: readonly string[]): number {
  let length = cells.length;
  while (length > 0 && cells[length - 1]!.trim() === '') length -= 1;
  return length;
}
