import { sql } from 'kysely';
import type { ObjectFamily } from '../../platform/storage/object-check.queries.ts';

/** Objects of covers that the designer made. */
export const coverObjects: ObjectFamily = {
  name: '作品封面',
  prefixes: ['pub/covers/'],
  keys: sql`select distinct cover_key as key from designs where cover_key is not null`,
};

/** Their key after this, a job waits that removes a cover. */
export const REMOVE_COVER = 'remove-cover:';
/** Longer than any save takes between its cover and its row. */
const COVER_ORPHAN_HOURS = 9 * 24;

/** The same for the sweep: what a save that was refused or killed left is an orphan, what a job removes in its time is none. */
export const sweptCovers: ObjectFamily = {
  ...coverObjects,
  keys: sql`${coverObjects.keys}
    union select substr(key, ${REMOVE_COVER.length + 1}::int) from graphile_worker.jobs where starts_with(key, ${REMOVE_COVER})`,
  orphanHours: COVER_ORPHAN_HOURS,
};

/** Keys of the print files that designs show. */
export const printFilesOfDesigns = sql<{ key: string }>`
  select file ->> 'key' as key from designs
  cross join lateral jsonb_array_elements(render_result -> 'print_files') file
  where jsonb_typeof(render_result -> 'print_files') = 'array'`;

/** Keys of the mockups that designs show; their renders are cleaned after a time, and mockups stay. */
export const mockupsOfDesigns = sql<{ key: string }>`
  select mockup ->> 'key' as key from designs
  cross join lateral jsonb_array_elements(render_result -> 'mockups') mockup
  where jsonb_typeof(render_result -> 'mockups') = 'array'`;
