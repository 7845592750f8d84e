import { countKnownHeaders } from '../mapping/recognise/known-headers.ts';

const OTHER_HEADERS = 4;

/**
 * Whether a row below the headers is a header row itself. `same`: the headers are repeated, as in concatenated files; `other`: they are
 * different ones, so that the rows below have another layout; null = it is a row of data.
 */
export function compareWithHeaders(
  headers: readonly string[],
  cells: readonly string[],
): 'same' | 'other' | null {
  const begins = firstTwo(cells);
  if (begins.length < 2) return null;
  const isSame = cells.every(
    (cell, column) => cell.trim() === '' || bare(cell) === bare(headers[column] ?? ''),
  );
  if (isSame && cells.filter((cell) => cell.trim() !== '').length >= OTHER_HEADERS) return 'same';
  if (isSame || countKnownHeaders(begins) < 2) return null;
  return countKnownHeaders(cells) >= OTHER_HEADERS ? 'other' : null;
}

function bare(header: string): string {
  const text = header.replaceAll('\ufeff', '').trim();
  // After a byte-order mark inside the file the parser takes quotes for text; strip them here.
  return /^"[^"]*"$/.test(text) ? text.slice(1, -1).trim() : text;
}

/** The first two cells with text, if both are words; nearly every row of an order ends here. */
function firstTwo(cells: readonly string[]): string[] {
  const found: string[] = [];
  for (const cell of cells) {
    if (cell === '') continue;
    if (!isWord(cell)) return [];
    found.push(cell);
    if (found.length === 2) break;
  }
  return found;
}

/** No row of an order begins with two words without a digit that are headers. */
function isWord(cell: string): boolean {
  return cell.length < 60 && !/\d/.test(cell);
}

/**
 * Where the column of each header stands under headers that are the same ones in another order; null = they are others, or one name stands
 * there twice, so that nobody can say which is which.
 */
export function columnsUnder(headers: readonly string[], cells: readonly string[]): number[] | null {
  const theirs = cells.map(bare);
  const own = headers.map(bare);
  const filled = (all: readonly string[]) => all.filter((name) => name !== '');
  if (new Set(filled(own)).size < filled(own).length || filled(own).length !== filled(theirs).length)
    return null;
  const places = own.map((name) => (name === '' ? -1 : theirs.indexOf(name)));
  return own.every((name, at) => name === '' || places[at]! >= 0) ? places : null;
}

/** The cells of a row under such headers, each under the header that it has there. */
export function cellsUnder(places: readonly number[], cells: readonly string[]): string[] {
  return places.map((place) => (place < 0 ? '' : (cells[place] ?? '')));
}
