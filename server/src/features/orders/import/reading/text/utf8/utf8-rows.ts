import { isUtf8 } from 'node:buffer';
import { encodeText, type OldEncoding } from '../encode-text.ts';

const RUNS = /[^\0-\u007f]+/g;
/** Bytes of letters that are UTF-8 by no chance: three of two bytes, or two of three. */
const WIDE_BYTES = 6;
/** Bytes of the shortest letter beyond ASCII. */
const SHORTEST = 2;
const LATIN = /^\p{Script=Latin}+$/u;

/**
 * Whether a row that was read in an old encoding is UTF-8: all its letters beyond ASCII are, and there are many, or they are Latin ones beside
 * Latin ones. `Jos茅` and `JosÃ©` are José, and never right as they are.
 */
export function isUtf8Row(cells: readonly string[], encoding: string): boolean {
  let [count, isLatin] = [0, false];
  for (const cell of cells)
    for (const { 0: run, index } of cell.matchAll(RUNS)) {
      const bytes = bytesOf(run, encoding);
      if (!bytes || !isUtf8(bytes)) return false;
      count += bytes.length;
      isLatin ||= isBesideLatin(cell, index, run.length) && LATIN.test(bytes.toString('utf8'));
    }
  return count >= WIDE_BYTES || (isLatin && count >= SHORTEST);
}

/** The cells of such a row as UTF-8, a line each. */
export function utf8Reading(cells: readonly string[], encoding: string): string {
  const read = (run: string) => bytesOf(run, encoding)?.toString('utf8') ?? run;
  return cells.map((cell) => cell.replace(RUNS, read)).join('\n');
}

function isBesideLatin(cell: string, from: number, length: number): boolean {
  return /[a-z]/i.test((cell[from - 1] ?? '') + (cell[from + length] ?? ''));
}

/** null: a letter that the encoding lacks stood for a byte that is none. */
function bytesOf(text: string, encoding: string): Buffer | null {
  try {
    return encodeText(text, encoding as OldEncoding);
  } catch {
    return null;
  }
}
