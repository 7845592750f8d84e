import { countKnownHeaders } from '../mapping/recognise/known-headers.ts';

const OTHER_HEADERS = 4;

/**
 * Whether a row below the headers is one of headers: the same again, as in glued files, or in another order or of another layout, so
 * that the rows below are of another file.
 */
export function headersAgain(headers: readonly string[], cells: readonly string[]): 'same' | 'other' | null {
  const [first = '', second = ''] = cells.filter((cell) => cell !== '').slice(0, 2);
  if (!isWord(first) || !isWord(second)) return null;
  const isSame = cells.every(
    (cell, column) => cell.trim() === '' || bare(cell) === bare(headers[column] ?? ''),
  );
  if (isSame && cells.filter((cell) => cell.trim() !== '').length >= OTHER_HEADERS) return 'same';
  if (isSame || countKnownHeaders([first, second]) < 2) return null;
  return countKnownHeaders(cells) >= OTHER_HEADERS ? 'other' : null;
}

function bare(header: string): string {
  return header.replaceAll('\ufeff', '').trim();
}

/** No row of an order begins with two words without a digit that are headers. */
function isWord(cell: string): boolean {
  return cell.length < 60 && !/\d/.test(cell);
}
