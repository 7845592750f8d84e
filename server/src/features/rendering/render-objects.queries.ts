import { sql } from 'kysely';
import type { ObjectFamily } from '../../platform/storage/object-check.queries.ts';
import { mockupsOfDesigns } from '../designs/index.ts';

const keysUnder = (root: string) => sql<{ key: string }>`
  select file ->> 'key' as key from renders
  cross join lateral jsonb_path_query(result, '$.*[*] ? (exists (@.key))') file
  where starts_with(file ->> 'key', ${root})`;

/** Print files. */
export const printFileObjects: ObjectFamily = {
  name: '生产图',
  prefixes: ['prv/renders/'],
  keys: keysUnder('prv/'),
};

/** Mockups; shops show them, so they keep their addresses when their designs are gone. */
export const mockupObjects: ObjectFamily = {
  name: '效果图',
  prefixes: ['pub/renders/'],
  keys: sql`${keysUnder('pub/')} union ${mockupsOfDesigns}`,
  isLasting: true,
};
