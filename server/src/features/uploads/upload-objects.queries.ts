import { sql } from 'kysely';
import type { ObjectFamily } from '../../platform/storage/object-check.queries.ts';

/** Uploads that no feature has accepted yet. */
export const uploadObjects: ObjectFamily = {
  name: '待入库上传',
  prefixes: ['prv/up/'],
  keys: sql`select key from uploads where taken_at is null and removing_since is null`,
};
