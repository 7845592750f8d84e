import { tableRefusals } from './refusals.ts';
import { type DamagedCell, TABLE_LIMITS, type TableKind } from './table-facts.ts';
import type { EncodingDoubts } from './text/encoding-doubts.ts';

/** A row with at least one text, inside the reading process. */
export interface SheetRow {
  /** From 1. */
  row: number;
  cells: string[];
  damaged?: Omit<DamagedCell, 'row'>[];
  /** In a text file: how many cells its line was written with, blank ones at the end included. */
  width?: number;
  /** In a text file: the line has lost a quote, so its cells may stand in wrong columns. */
  isTorn?: true;
  /** Hidden by hand or by a filter. */
  isHidden?: true;
}

/** One worksheet; it can be read repeatedly, in batches for speed. Blank rows are left out. */
export interface SheetSource {
  name: string;
  /** The number of rows that the file declares; it may be wrong. 0 = unknown. */
  rows: number;
  columns: number;
  /** In a workbook: what the cells of each column are (`CELL_KIND`), as far as they were read. */
  kinds?: Uint8Array;
  /** Leaving the loop early ends the reading. */
  read(): AsyncIterable<SheetRow[]>;
  /** The first rows, cheaply. */
  head(count: number): Promise<SheetRow[]>;
}

export interface OpenTable {
  kind: TableKind;
  encoding: string | null;
  delimiter: string | null;
  /** For a text file whose encoding is not certain: sees all rows of a reading and then names those whose letters may be others. */
  createDoubts?: () => EncodingDoubts;
  sheets: SheetSource[];
}

/** The first `count` rows of a source, for sources without a cheaper way. */
export async function readFirstRows(batches: AsyncIterable<SheetRow[]>, count: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const batch of batches) {
    rows.push(...batch);
    if (rows.length >= count) break;
  }
  return rows.slice(0, count);
}

/** What a cell of Excel takes. */
const MAX_CHARS = 32_767;
/** The most blanks in a row between words: patterns take long for more. */
const MAX_BLANKS = 1000;

/** The table, whose rows are refused where one of their cells is longer than any spreadsheet takes, or all of them together are too long. Throws a Refusal while it is read. */
export function requireShortCells(table: OpenTable): OpenTable {
  const sheets = table.sheets.map((sheet) => ({
    ...sheet,
    async *read() {
      for await (const rows of sheet.read()) {
        rows.forEach(checkRow);
        yield rows;
      }
    },
    async head(count: number) {
      const rows = await sheet.head(count);
      rows.forEach(checkRow);
      return rows;
    },
  }));
  return { ...table, sheets };
}

function checkRow({ row, cells }: SheetRow): void {
  if (lettersOf(cells) > TABLE_LIMITS.rowLetters) throw tableRefusals.longRow(row);
  for (const [column, cell] of cells.entries())
    if (cell.length > MAX_BLANKS && isTooLong(cell)) throw tableRefusals.longCell(row, column + 1, MAX_CHARS);
}

export function lettersOf(cells: readonly string[]): number {
  let letters = 0;
  for (const cell of cells) letters += cell.length;
  return letters;
}

function isTooLong(cell: string): boolean {
  if (cell.length > MAX_CHARS) return true;
  return [...cell.trim().matchAll(/\s+/g)].some(([blanks]) => blanks.length > MAX_BLANKS);
}
