import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { publicId } from '../paging.ts';
import { lineChoices, rowPlace } from './existing-lines.ts';
import { ALIKE_FIELDS, MAX_PERSONALISATION_TEXT, orderField } from './order-fields.ts';

/** Corrections of a file's rows before its import. */
export const orderCorrections = z.strictObject({
  upload_id: publicId,
  /** Single cells; null takes the correction back. */
  rows: listOf(
    z.strictObject({
      ...rowPlace,
      field: orderField,
      /** The corrected text; null takes the correction back. */
      value: z.string().max(2000).nullable(),
    }),
  )
    .max(1000)
    .default([]),
  /**
   * Every row whose field reads `from`: country = US for all. `''` = empty, after rows went on with what their order says above
   * them; only of fields that orders may share, not of a name, a street or a postcode.
   */
  bulk: listOf(
    z
      .strictObject({ field: orderField, from: z.string().max(2000), to: z.string().max(2000) })
      .refine(({ field, from }) => from !== '' || ALIKE_FIELDS.has(field), { path: ['field'] }),
  )
    .max(100)
    .default([]),
  /** Every row, or the one that is named, in which the buyer's text of this name is `from`; the same text again confirms it. */
  personalisation: listOf(
    z.strictObject({
      name: z.string().max(200),
      /** The buyer’s text as it is read. */
      from: z.string().max(MAX_PERSONALISATION_TEXT),
      /** The text that is printed in its place. */
      to: z.string().max(MAX_PERSONALISATION_TEXT),
      /** One row alone; all rows if it is left out. */
      row: rowPlace.row.optional(),
      /** Item of that row, where a row has several. */
      item: rowPlace.item,
    }),
  )
    .max(100)
    .default([]),
  ...lineChoices,
  /** Rows that the workbook hides, by hand or by a filter: import them, which is the default, or leave them out. */
  hidden_rows: z.enum(['take', 'leave']).optional(),
  /** Take all corrections back first. */
  reset: z.boolean().default(false),
});
