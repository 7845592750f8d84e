import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { publicId } from '../paging.ts';
import { orderField } from './order-fields.ts';

/** What to do with a row whose line exists: update the line, leave it as it is, or create a further line. */
export const lineChoice = z.enum(['update', 'keep', 'further']);
export type LineChoice = z.infer<typeof lineChoice>;

/** A line that exists and may be the same as a row. */
export const candidateLine = z.object({
  order_id: publicId,
  orders_log_id: publicId,
  /** Its row in the sheet it came from, from 1. */
  row: z.number().int(),
  state: z.string(),
  platform: z.string(),
  shop: z.string(),
  line_no: z.string(),
  sku: z.string(),
  variation: z.string(),
  quantity: z.number().int(),
  personalisation: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** Differences between a row and the line that exists, side by side. */
export const lineChange = z.object({
  fields: z.array(
    z.object({
      /** `orderStatus`: the texts are `open`, `held`, `shipped` or `cancelled`. */
      field: orderField,
      /** The name of a personalised text; `''` for every other field. */
      name: z.string(),
      /** What the line has. */
      before: z.string(),
      /** What the row would bring. */
      now: z.string(),
    }),
  ),
  /** Files for production were made already; after the update they are void and the line is made again. */
  reprint: z.boolean(),
  /** The state in which the line cannot be updated; null = it can. */
  refused: z.enum(['in_production', 'shipped', 'cancelled']).nullable(),
});
export type LineChange = z.infer<typeof lineChange>;

/** Rows whose lines exist with other content. */
export const changeCounts = z.object({
  rows: z.number().int(),
  /** Nothing was chosen for them: the import's rule for lines that exist holds. */
  undecided: z.number().int(),
  /** Rows whose lines are updated, since that was chosen. */
  updates: z.number().int(),
  /** Rows whose lines are in production, shipped or cancelled and cannot be updated. */
  refused: z.number().int(),
  /** Lines to be packed again if they are updated, since files of them were made. */
  reprints: z.number().int(),
});

/** Which row is meant. */
export const rowPlace = {
  /** Row of the sheet, from 1. */
  row: z.number().int().min(1).max(200_000),
  /** Which of several items in the row's cell is meant, from 1. Fields of the order are those of the whole row all the same. */
  item: z.number().int().min(0).max(1000).default(0),
};

/** What to do with rows whose lines exist with other content, or may. */
export const lineChoices = {
  /** Single rows; null takes the choice back. */
  lines: listOf(
    z.strictObject({
      ...rowPlace,
      /** What to do with the line; null takes the choice back. */
      choice: lineChoice.nullable(),
      /** Which line it is, where several may be meant. */
      order_id: publicId.optional(),
    }),
  )
    .max(1000)
    .default([]),
  /** The same for all such rows that nothing is chosen for; null takes it back. */
  all_lines: lineChoice.nullable().optional(),
};
