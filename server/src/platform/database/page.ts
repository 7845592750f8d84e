/** The paging figures that every list returns. */
export interface PageFigures {
  curPage: number;
  rowCount: number;
  /** At least 1. */
  totalPage: number;
}

/** Figures of page `p` (from 1) of `rowCount` rows. */
export function pageFigures(p: number, limit: number, rowCount: number): PageFigures {
  return { curPage: p, rowCount, totalPage: Math.max(1, Math.ceil(rowCount / limit)) };
}

/** A pattern for ILIKE that finds `text` anywhere, taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
