import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Rows and bytes of a spreadsheet of variants that are read. */
export const MAX_VARIANT_ROWS = 2000;
export const MAX_VARIANT_SHEET_BYTES = 4 * 1024 * 1024;

/** A spreadsheet as it was read: nothing in it is understood yet. */
const variantSheet = z.object({
  /** The worksheet that was read. */
  sheet: z.string(),
  /** All visible worksheets that have rows; a text file has one named `''`. */
  sheets: z.array(z.string()),
  /** The first row. */
  headers: z.array(z.string()),
  /** Rows with any text, as a person sees them; `row` counts as the spreadsheet does. */
  rows: z.array(z.object({ row: z.number().int(), cells: z.array(z.string()) })),
  /** Cells that lost something before they came here; row 0 = the column as a whole. Columns count from 0. */
  damaged: z.array(z.object({ row: z.number().int(), column: z.number().int(), code: z.string() })),
  /** Rows that the workbook hides. */
  hidden: z.array(z.number().int()),
});
export type VariantSheet = z.infer<typeof variantSheet>;

export const readVariantSheet = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/template/own/variants/read',
  auth: 'token',
  feature: 'sheets',
  summary:
    'Read a spreadsheet of sizes and colours (.xlsx, .xls or .csv), sent as the field `file` of a multipart form, its headers in the first row. Nothing is kept.',
  input: z.strictObject({
    /** The worksheet to read; absent or unknown = one that has rows. */
    sheet: z.string().max(100).optional(),
  }),
  data: variantSheet,
});
