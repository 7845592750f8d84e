/** What databases write for no date at all. */
const NO_DATE = /^0000-00-00(?:[T ]00:00(?::00)?)?$/;
const EMPTY = new Set(['', '-', '--', '—', '——', 'n/a', '#n/a', 'null', 'undefined', 'none', '(null)', '无']);

/**
 * A cell as the seller meant it: spaces of any width and invisible characters are removed from both ends, and the
 * apostrophe, tab or quotes that keep digits as text. Everything inside stays as it is.
 */
export function cleanCell(cell: string | undefined, emptyMarks: readonly string[] = []): string {
  if (!cell) return '';
  const text = trim(cell.replace(/^\s*"([\d+][^"]*)"\s*$/, '$1'));
  const bare =
    /^['‘’`]\s*[\d+(#A-Z]/i.test(text) && !/^['‘’`].*['‘’`]$/.test(text) ? trim(text.slice(1)) : text;
  if (EMPTY.has(bare.toLowerCase()) || NO_DATE.test(bare) || emptyMarks.includes(bare)) return '';
  return bare;
}

/**
 * A text as a program sends it: only spaces and invisible characters at both ends are removed, since no spreadsheet has
 * changed it.
 */
export function exactCell(cell: string | undefined): string {
  return trim(cell ?? '');
}

function trim(text: string): string {
  return text.replace(/^[\s\u200b\ufeff\u2060]+|[\s\u200b\ufeff\u2060]+$/g, '');
}
