import type { SheetLayout } from './layout.ts';

/** What only an imported sheet has: its workbook, its example rows and the seller's words for colours and sizes. */
export interface OwnSheet {
  /** Private key of the workbook. */
  fileKey: string;
  headerRow: number;
  /** Rows below the headers, as text. */
  examples: string[][];
  rowsMode: 'replace' | 'below';
  colourMap: Record<string, string>;
  sizeMap: Record<string, string>;
}

/** A layout as an export uses it; kept with the export, so that later changes do not touch it. */
export interface LayoutInUse {
  layout: SheetLayout;
  /** null = a layout that ships. */
  own: OwnSheet | null;
}
