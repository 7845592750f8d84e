import { sql } from 'kysely';
import type { ObjectFamily } from '../../platform/storage/object-check.queries.ts';

/** Objects of covers that the designer made. */
export const coverObjects: ObjectFamily = {
  name: '作品封面',
  prefixes: ['pub/covers/'],
  keys: sql`select distinct cover_key as key from designs where cover_key is not null`,
};

/** Keys of the mockups that designs show; their renders are cleaned after a time, and mockups stay. */
export const mockupsOfDesigns = sql<{ key: string }>`
  select mockup ->> 'key' as key from designs
  cross join lateral jsonb_array_elements(render_result -> 'mockups') mockup
  where jsonb_typeof(render_result -> 'mockups') = 'array'`;
