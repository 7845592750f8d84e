import { z } from 'zod';

/** Bytes an archive of order files and buyers' pictures may have. */
export const MAX_ORDER_ARCHIVE_BYTES = 100 * 1024 * 1024;

/** What an archive held besides the table that was read. */
export const orderArchive = z.object({
  /** Tables of orders that it held; one of them was read. */
  tables: z.number().int(),
  /** Customisations that belong to rows. */
  matched: z.number().int(),
  /** Customisations that no row of the table names, the first 50. */
  unmatched: z.array(z.object({ order_no: z.string(), line_no: z.string() })),
  /** How many those are in all. */
  unmatched_count: z.number().int(),
  /** Pictures that rows name. */
  pictures: z.number().int(),
});

/** A worksheet of an order file, or of a table in an archive. */
export const orderSheet = z.object({
  name: z.string(),
  rows: z.number().int(),
  columns: z.number().int(),
  /** It has headers of orders and rows below them. */
  orders: z.boolean(),
});
