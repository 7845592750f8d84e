import { z } from 'zod';
import { orderField } from './order-fields.ts';

/** A problem of a file's rows with the number of rows that have it, and what fixes it in many of them. */
export const countedProblem = z.object({
  field: orderField.nullable(),
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  text: z.string(),
  rows: z.number().int(),
  /** Whether an empty field may be filled with one value in all rows; a postcode belongs to one order. */
  fill_all: z.boolean(),
  /** What stands there where one correction may fix many rows, most frequent first, at most 5; of statuses 50. */
  values: z.array(
    z.object({
      value: z.string(),
      rows: z.number().int(),
      /** Of a personalised text: its name. */
      name: z.string().optional(),
      /** Whether another text may replace it in all these rows: not where letters of several orders were lost. */
      for_all: z.boolean(),
    }),
  ),
});
