import { trimSigns } from '../../../../../platform/text/trim-signs.ts';

/** What databases write where there is no date. */
const NO_DATE = /^0000-00-00(?:[T ]00:00(?::00)?)?$/;
const EMPTY = new Set(['', '-', '--', '—', '——', 'n/a', 'null', 'undefined', 'none', '(null)', '无']);
const LONGEST_EMPTY = 9;
/**
 * Marks of direction, which copying brings along and which are removed. U+202E, which turns letters around, stays:
 * people see another text because of it. In a text with letters from right to left all marks are part of it.
 */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const DIRECTION_ENDS = /[\s\u200b\u200e\u200f\u202a-\u202d\u2066-\u2069]/;
const INVISIBLE = /[\s\u200b\ufeff\u2060]/;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const PLAIN_END = /[\p{L}\p{N}]/u;

/**
 * A cell as the seller meant it: spaces of any width and invisible characters are removed from both ends, and the
 * apostrophe, tab or quotes that keep digits as text. Everything inside stays as it is.
 */
export function cleanCell(cell: string | undefined, emptyMarks: readonly string[] = []): string {
  if (!cell) return '';
  if (isPlain(cell)) return isEmpty(cell, emptyMarks) ? '' : cell;
  const text = trim(cell.trim().replace(/^"([\d+][^"]*)"$/, '$1'));
  const bare =
    /^['‘’`]\s*[\d+(#A-Z]/i.test(text) && !/^['‘’`].*['‘’`]$/.test(text) ? trim(text.slice(1)) : text;
  return isEmpty(bare, emptyMarks) ? '' : bare;
}

/** In words an apostrophe before a letter is the writer's own, and so is the one of `'90s`. */
const KEPT_AS_TEXT = /^['‘’`]\s*(?:[+(#]|\d[\d\s().+/-]{2,}$)/;

/** Like `cleanCell`, for names, addresses and buyers' words: `'t Hofke`, `'s-Hertogenbosch` and `'til Monday` stay as they are. */
export function cleanWords(cell: string | undefined, emptyMarks: readonly string[] = []): string {
  if (!cell || isPlain(cell)) return cleanCell(cell, emptyMarks);
  const text = trim(cell);
  if (!/^['‘’`]/.test(text) || KEPT_AS_TEXT.test(text)) return cleanCell(cell, emptyMarks);
  return text;
}

/** Most cells have letters or digits at both ends, so that there is nothing to remove. */
function isPlain(cell: string): boolean {
  return isPlainEnd(cell, 0) && isPlainEnd(cell, cell.length - 1);
}

/** Digits, Latin and Chinese letters are recognised by their code, which is faster than a pattern. */
function isPlainEnd(cell: string, at: number): boolean {
  const code = cell.charCodeAt(at);
  if (code < 0x80)
    return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  return (code >= 0x4e00 && code <= 0x9fff) || PLAIN_END.test(cell.charAt(at));
}

function isEmpty(text: string, emptyMarks: readonly string[]): boolean {
  const first = text.charCodeAt(0);
  const isFigure = first >= 0x30 && first <= 0x39;
  if (isFigure ? first === 0x30 && NO_DATE.test(text) : text.length <= LONGEST_EMPTY && isMark(text))
    return true;
  return emptyMarks.length > 0 && emptyMarks.includes(text);
}

function isMark(text: string): boolean {
  return EMPTY.has(text.toLowerCase());
}

/**
 * A text as a program sends it: only spaces and invisible characters at both ends are removed, since no spreadsheet has
 * changed it.
 */
export function exactCell(cell: string | undefined): string {
  return trim(cell ?? '');
}

function trim(text: string): string {
  const bare = trimSigns(text, INVISIBLE);
  if (!DIRECTION.test(bare) || RIGHT_TO_LEFT.test(bare)) return bare;
  return trimSigns(bare, DIRECTION_ENDS);
}
