import { sql } from 'kysely';
import type { ObjectFamily } from '../../platform/storage/object-check.queries.ts';

/** Originals, masters and previews; also of images that are just being recorded or have just been removed. */
export const imageObjects: ObjectFamily = {
  name: '图库图片',
  prefixes: ['prv/img/', 'pub/img/'],
  // The master often is the original.
  keys: sql`
    select key from images
    cross join lateral (values (original_key), (nullif(master_key, original_key)), (preview_key)) k (key)
    where key is not null
    union all select unnest(keys) from image_drafts`,
};
