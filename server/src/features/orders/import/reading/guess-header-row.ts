import { countKnownHeaders } from '../mapping/recognise/known-headers.ts';
import type { SheetRow } from './sheet-source.ts';

/** The headers are in one of these first rows. */
export const HEADER_SEARCH_ROWS = 15;

/** The row with the most known headers; without any, the first row that looks like headers. */
export function guessHeaderRow(rows: SheetRow[]): { row: number; known: number } {
  const near = rows.filter(({ row }) => row <= Math.max(HEADER_SEARCH_ROWS, (rows[0]?.row ?? 1) + 2));
  let best = { row: 0, known: 0 };
  for (const { row, cells } of near) {
    const known = countKnownHeaders(cells);
    if (known > best.known) best = { row, known };
  }
  if (best.known >= 2) return best;
  const plain = near.find(({ cells }) => looksLikeHeaders(cells)) ?? near[0];
  return { row: plain?.row ?? 1, known: best.known };
}

function looksLikeHeaders(cells: string[]): boolean {
  const texts = cells.filter((cell) => cell.trim() !== '');
  return (
    texts.length >= 2 &&
    texts.every((text) => !/^[\d.,:/\s-]+$/.test(text)) &&
    new Set(texts).size === texts.length
  );
}
