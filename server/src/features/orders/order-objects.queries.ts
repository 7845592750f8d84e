import { sql } from 'kysely';
import type { ObjectFamily } from '../../platform/storage/object-check.queries.ts';

/** Encrypted order files, the pictures that came in them, and error sheets. */
export const orderObjects: ObjectFamily = {
  name: '订单文件',
  prefixes: ['prv/orders/'],
  keys: sql`select file_key as key from order_uploads where file_key is not null
    union all select object_key from order_upload_pictures where object_key is not null
    union all select error_key from order_logs where error_key is not null`,
  // Of an upload whose time is over, and of an import without an error sheet, nothing is written any more.
  things: sql`select owner_id, id from order_uploads where file_key is not null
    union all select owner_id, id from order_logs where state = 'importing' or error_key is not null`,
};

/** Keys of the mockups that were drawn of lines with their own words. */
export const mockupsOfLines = sql<{
  key: string;
}>`select mockup_key as key from order_lines where mockup_key is not null`;
