import { sql } from 'kysely';
import type { ObjectFamily } from '../../platform/storage/object-check.queries.ts';

/** Archives, finished ones and parts of those being packed. */
export const downloadObjects: ObjectFamily = {
  name: '下载包',
  prefixes: ['prv/downloads/'],
  keys: sql`
    select zip_key as key from downloads where zip_key is not null
    union select part ->> 'key' from downloads, jsonb_array_elements(parts) part`,
  // Nothing is packed any more for a download of a month ago: parts that a kill left of it are orphans.
  things: sql`select owner_id, id from downloads where zip_key is null and created_at > now() - interval '30 days'`,
};
