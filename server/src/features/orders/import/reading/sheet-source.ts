import type { DamagedCell, TableKind } from './table-facts.ts';
import type { EncodingDoubts } from './text/encoding-doubts.ts';

/** A row with at least one text, inside the reading process. */
export interface SheetRow {
  /** From 1. */
  row: number;
  cells: string[];
  damaged?: Omit<DamagedCell, 'row'>[];
  /** Of a text file: the cells that its line was written with, blank ones at the end included. */
  width?: number;
  /** Of a text file: a quote was lost in it, so its cells may stand in wrong columns. */
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
  /** Of a workbook: what the cells of each column are (`CELL_KIND`), as far as they were read. */
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
  /** Of a text file whose encoding is not certain: what sees all rows of a reading and then names those whose letters may be others. */
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
