import { z } from 'zod';

/** How many rows of a file have each status. */
export const rowStatusCounts = z.object({
  /** Rows read, each item of a cell counted: the sum of all others. */
  rows: z.number().int(),
  /** Rows that become lines. */
  ready: z.number().int(),
  /** Rows whose lines exist already. */
  duplicate: z.number().int(),
  /** Rows whose SKU is bound to no design. */
  unknown: z.number().int(),
  /** Rows with a problem that must be corrected first. */
  wrong: z.number().int(),
  cancelled: z.number().int(),
  /** Rows without anything to read. */
  blank: z.number().int(),
});
export type RowStatusCounts = z.infer<typeof rowStatusCounts>;
