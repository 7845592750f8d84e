import { sql } from 'kysely';
import type { ObjectFamily } from '../../platform/storage/object-check.queries.ts';

/** Files of own fonts, by `ownFontKey`. */
export const ownFontObjects: ObjectFamily = {
  name: '自有字体',
  prefixes: ['prv/fonts/'],
  keys: sql`select 'prv/fonts/' || owner_id || '/' || left(sha256, 2) || '/' || sha256 || '.ttf' as key from own_fonts`,
};
