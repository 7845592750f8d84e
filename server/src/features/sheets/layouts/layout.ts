import type { Bilingual } from '@diy/contract/messages';
import type { SheetField } from '@diy/contract/sheets/sheets-layouts';

/** One column of a layout: its exact header, the field that fills it and the type of its cells. */
export interface LayoutColumn {
  header: string;
  /** null = none of our fields. */
  field: SheetField | null;
  type: 'text' | 'number';
  required: boolean;
}

/** The columns of a sheet and the rules of its reader; data with a version, never code. */
export interface SheetLayout {
  /** `dxm.popTemu.create.v51`, or the id of an own sheet. */
  id: string;
  kind: 'standard' | 'full' | 'own';
  version: number;
  name: { zh: string; en: string };
  /** '' = not known. */
  platform: 'temu' | 'tiktok' | 'lazada' | '';
  sheetName: string;
  columns: readonly LayoutColumn[];
  /** Begins the file's name; an own sheet has one name, and so have exports of older versions. */
  fileStem: Bilingual | string;
  /** Adds the sheet 导入示例. */
  hasExample: boolean;
  /** Its reader takes the row below the headers for notes, whatever is in it. */
  noteRow?: boolean;
  rules: LayoutRules;
}

/** Limits of the platform; sheets.md §1.6. */
export interface LayoutRules {
  /** Characters. */
  maxTitle: number;
  maxImages: number;
  /** The most variants without a warning; more are listed all the same, since real pages show more. */
  maxVariants: number;
  /** Pictures must be square, of at least this many px; 0 = no rule. */
  minSquarePx: number;
}

/** Optional properties of a column. */
export interface ColumnMarks {
  required?: true;
  number?: true;
}

/** Columns as a layout's file lists them. */
export type ColumnData = readonly [header: string, field?: SheetField | null, marks?: ColumnMarks];

export const toColumns = (data: readonly ColumnData[]): LayoutColumn[] =>
  data.map(([header, field = null, marks = {}]) => ({
    header,
    field,
    type: marks.number ? 'number' : 'text',
    required: marks.required ?? false,
  }));
