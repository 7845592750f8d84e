import { readXlsx } from 'hucre/xlsx';

const MAX_ROWS = 100_000;
const CHINA_OFFSET_MS = 8 * 3600 * 1000;

/** The first worksheet of a file. */
export interface ReadSheet {
  name: string;
  isRightToLeft: boolean;
  /** Cells as stored: text stays text, dates are moments read in China time. */
  rows: (string | number | boolean | Date | null)[][];
  /** Pictures with the cell their top left corner lies in, both from 0. */
  images: { row: number; column: number; bytes: Buffer }[];
}

/** Reads the first worksheet of one of our .xlsx files; throws when the bytes are no such file. */
export async function readSheet(bytes: Uint8Array): Promise<ReadSheet> {
  const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: MAX_ROWS, readStyles: true });
  const sheet = sheets[0];
  if (!sheet) throw new Error('the workbook has no worksheet');
  return {
    name: sheet.name,
    isRightToLeft: sheet.view?.rightToLeft === true,
    rows: sheet.rows.map((row) =>
      row.map((value) => (value instanceof Date ? new Date(value.getTime() - CHINA_OFFSET_MS) : value)),
    ),
    images: (sheet.images ?? []).map(({ anchor, data }) => ({
      row: anchor.from.row,
      column: anchor.from.col,
      bytes: Buffer.from(data),
    })),
  };
}
