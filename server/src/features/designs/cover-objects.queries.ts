import { sql } from 'kysely';
import type { ObjectFamily } from '../../platform/storage/object-check.queries.ts';

/** Objects of covers that the designer made. */
export const coverObjects: ObjectFamily = {
  name: '作品封面',
  prefixes: ['pub/covers/'],
  keys: sql`select distinct cover_key as key from designs where cover_key is not null`,
};
