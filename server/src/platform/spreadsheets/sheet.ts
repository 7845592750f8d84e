/** What a cell holds: text, number, date, or the bytes of a JPEG or PNG; null = empty. */
export type SheetCell = string | number | Date | Buffer | null;

export interface SheetColumn {
  header: string;
  /** Width in characters; columns of square pictures have their own. */
  width: number;
  /**
   * `text` stays text, also when it looks like a number, a date or a formula. `link` is a web address to click, or text
   * if it is not an address. `date` is shown in China time. `image` is a square picture of IMAGE_PX that moves with its
   * row, `strip` one that is as wide as the column.
   */
  type: 'text' | 'number' | 'money' | 'link' | 'date' | 'image' | 'strip';
}

/** One worksheet with a frozen header row. Rows have a cell per column. */
export interface NewSheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly SheetCell[])[];
  /** Height of each row where it is not that of a picture; texts in rows without pictures make their own. */
  heightsPx?: readonly number[];
  /** It is read from the right. */
  isRightToLeft?: boolean;
}

/** Edge of a picture as shown, in px; the file's picture should have twice that for sharp screens. */
export const IMAGE_PX = 80;
