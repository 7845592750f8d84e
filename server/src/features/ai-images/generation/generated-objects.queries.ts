import { sql } from 'kysely';
import type { ObjectFamily } from '../../../platform/storage/object-check.queries.ts';

/** Objects of generated images, also of those being written. */
export const generatedObjects: ObjectFamily = {
  name: 'AI 生成图',
  prefixes: ['prv/ai/', 'pub/ai/'],
  keys: sql`
    select key from ai_images cross join lateral (values (original_key), (preview_key)) k (key) where key is not null
    union all select unnest(draft_keys) from ai_images where drafted_at is not null`,
};
