import type { PictureProblem } from '../../model/picture-problem.ts';
/** How to read a table file; everything left out is detected. */
export interface TableChoice {
  /** A label of TextDecoder: utf-8, gb18030, big5, utf-16le, shift_jis, windows-1252. Text files only. */
  encoding?: string;
  /** One character. Text files only. */
  delimiter?: string;
  /** Name of the worksheet; unknown names read the guessed one. */
  sheet?: string;
  /** Row of the headers, from 1. */
  headerRow?: number;
  /** Units and currencies that stand only in number formats are part of cells, `0.15 kg`. Workbooks only. */
  withMarks?: boolean;
}

/** `json`: customisations of an archive without a table. */
export type TableKind = 'xlsx' | 'xls' | 'html' | 'csv' | 'json';

/** A cell whose digits were lost before the upload; they cannot be recovered. */
export interface DamagedCell {
  /** Row in the sheet, from 1. */
  row: number;
  /** Column in the sheet, from 0. */
  column: number;
  /**
   * `long-number`: more than 15 digits kept as a number; `scientific`: text like 4.60001E+17; `error`: #N/A; `torn`: the row's cells may
   * not be where they were written; `encoding`: letters that another old encoding of the row's country has otherwise. Of a column as a
   * whole, in row 0: `number`, `date`: a program took texts for numbers or dates, and nothing shows that it kept their zeros; `zeros`: the
   * file lost zeros elsewhere.
   */
  code: 'long-number' | 'scientific' | 'error' | 'torn' | 'encoding' | 'number' | 'date' | 'zeros';
  /** Its encoding was chosen by a person, and the row is not UTF-8 read in it: somebody may say that its letters are right. */
  confirmable?: true;
  /** The cell as it was read, where its encoding is asked. */
  text?: string;
}

/** Cells of a kind that are listed; behind the last of a full list every row may have one. */
export function maxListed(code: DamagedCell['code']): number {
  // More rows of doubtful encoding are listed, because a person confirms each of them.
  return code === 'encoding' ? 5000 : 1000;
}

/** The row of a `DamagedCell` that speaks of its column as a whole. */
export const WHOLE_COLUMN = 0;

/** A visible worksheet. */
export interface TableSheet {
  name: string;
  rows: number;
  columns: number;
  /** It has the headers of orders, and rows below them. Not known of uploads of before. */
  looksLikeOrders?: boolean;
  /** More than one of its rows has text. Not known of uploads of before. */
  hasTable?: boolean;
}

export interface TableFacts {
  kind: TableKind;
  /** null = the file is not text. */
  encoding: string | null;
  delimiter: string | null;
  /** Visible worksheets in their order with what they hold, headers included; a text file has one named `''`. */
  sheets: TableSheet[];
  sheet: string;
  /** From 1. */
  headerRow: number;
  headers: string[];
  /** Rows after the header row up to the last one with any text; blank ones between count. */
  rowCount: number;
  /** The first of each kind, see `maxListed`. */
  damaged: DamagedCell[];
  /** Rows below the headers that the workbook hides, by hand or by a filter. */
  hiddenRows: number[];
  /** What its dates of digits prove of the order of day and month; null = nothing, `mixed` = both. */
  dateOrder: 'mdy' | 'dmy' | 'mixed' | null;
  /** What else the archive around the table held; null = the file was no archive. */
  archive: ArchiveFacts | null;
}

/** What an archive held besides the table that was read. */
export interface ArchiveFacts {
  /** Tables in it; the first ones that look like orders are asked about where there are several. */
  tables: number;
  /** Customisations that rows were given. */
  matched: number;
  /** Customisations that no row names, the first 50. */
  unmatched: { orderNo: string; itemId: string }[];
  unmatchedCount: number;
  /** Pictures that rows name. */
  pictures: number;
}

/** A picture of the archive that its rows name. */
export interface ArchivedPicture {
  /** Its path in the archive, with folders and nested archives. */
  path: string;
  /** SHA-256 of its bytes; `''` where they cannot be used. */
  sha256: string;
  /** null = it cannot be used, or its bytes came before under another path. */
  bytes: Uint8Array | null;
  problem: PictureProblem | null;
}

/** An archived picture outside of the process that reads the file. Its bytes are in a private file, deleted when it is stored or refused. */
export interface UnpackedPicture extends Omit<ArchivedPicture, 'bytes'> {
  /** null = it cannot be used, or its bytes came before under another path. */
  file: string | null;
}

/** What is known about a file before all of it is read. */
export interface TableHead extends Pick<TableFacts, 'kind' | 'encoding' | 'delimiter' | 'sheets' | 'sheet'> {
  headerRow: number;
  headers: string[];
  /** The first rows below the headers, without blank ones, with merged cells not filled in. */
  rows: string[][];
}

/** Limits of a table file; larger files are refused with advice. */
export const TABLE_LIMITS = {
  bytes: 20 * 1024 * 1024,
  rows: 50_000,
  columns: 200,
  /** Letters of one row: a workbook repeats a long text for twenty bytes a cell. */
  rowLetters: 300_000,
  /** Letters of all rows together: five for each byte of the largest file. */
  letters: 100_000_000,
} as const;
