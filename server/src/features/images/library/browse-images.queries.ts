import type { ImageSort } from '@diy/contract/images/images';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { containing } from '../../../platform/database/page.ts';
import { IMAGE_COLUMNS, type StoredImage } from '../images.queries.ts';
import type { ImageFilter } from './image-filter.ts';

const SHAPES = { landscape: sql`>`, portrait: sql`<`, square: sql`=` } as const;

/** The filter as plain SQL conditions, without image marks. */
function conditions(ownerId: string, filter: ImageFilter): RawBuilder<SqlBool> {
  const all = [sql`owner_id = ${ownerId}`, sql`deleted_at is null`];
  if (filter.categoryId !== null) all.push(sql`type_id = ${filter.categoryId}`);
  if (filter.minWidthPx !== null) all.push(sql`width_px >= ${filter.minWidthPx}`);
  if (filter.minHeightPx !== null) all.push(sql`height_px >= ${filter.minHeightPx}`);
  if (filter.shape !== null) all.push(sql`width_px ${SHAPES[filter.shape]} height_px`);
  if (filter.hasAlpha !== null) all.push(sql`has_alpha = ${filter.hasAlpha}`);
  if (filter.isUsed !== null) all.push(filter.isUsed ? sql`used_count > 0` : sql`used_count = 0`);
  if (filter.format !== null) all.push(sql`format = ${filter.format}`);
  all.push(...containsAll(filter.words));
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

const containsAll = (words: readonly string[]) =>
  words.map((word) => sql<SqlBool>`search_name like ${containing(word)}`);

/** How the list is sorted: forward as shown, backward for pages nearer to the end. */
const SORTINGS: Record<ImageSort, [forward: RawBuilder<unknown>, backward: RawBuilder<unknown>]> = {
  newest: [sql`seq desc`, sql`seq`],
  oldest: [sql`seq`, sql`seq desc`],
  name: [sql`search_name collate image_name, seq desc`, sql`search_name collate image_name desc, seq`],
  largest: [sql`pixels desc, seq desc`, sql`pixels, seq`],
  most_used: [sql`used_count desc, seq desc`, sql`used_count, seq`],
};

/** Images at these places whose names contain all the words, in their order. */
export function findImagesAt(
  db: Db,
  ownerId: string,
  seqs: readonly number[],
  sorting: { sort: ImageSort; words: readonly string[] },
): Promise<StoredImage[]> {
  return db
    .selectFrom('images')
    .select(IMAGE_COLUMNS)
    .where('owner_id', '=', ownerId)
    .where(sql<SqlBool>`seq = any(${[...seqs]}::bigint[])`)
    .where('deleted_at', 'is', null)
    .where((build) => build.and(containsAll(sorting.words)))
    .orderBy(SORTINGS[sorting.sort][0])
    .execute();
}

/** Finds, among the images at the given places (`seq`), those whose names contain all the words: their places and ids, sorted. */
export async function findMatchesAt(
  db: Db,
  ownerId: string,
  seqs: readonly number[],
  sorting: { sort: ImageSort; words: readonly string[] },
): Promise<{ seq: number; id: string }[]> {
  const { rows } = await sql<{ seq: number; id: string }>`
    select seq, id from images
    where ${sql.join([sql`owner_id = ${ownerId}`, sql`seq = any(${[...seqs]}::bigint[])`, sql`deleted_at is null`, ...containsAll(sorting.words)], sql` and `)}
    order by ${SORTINGS[sorting.sort][0]}`.execute(db);
  return rows;
}

/**
 * Places of one page, walking the list in its order: for orders that marks do not know and filters that leave much.
 * `total`: when known exactly, a page of the second half is reached from the end.
 */
export async function walkTo(
  db: Db,
  ownerId: string,
  filter: ImageFilter,
  page: { sort: ImageSort; offset: number; limit: number; total: number | null },
): Promise<number[]> {
  const { offset, limit, total } = page;
  const isBackward = total !== null && offset > total / 2;
  const from = isBackward ? Math.max(0, total - offset - limit) : offset;
  const count = isBackward ? Math.min(limit, Math.max(0, total - offset)) : limit;
  const { rows } = await sql<{ seq: number }>`
    select seq from images where ${conditions(ownerId, filter)}
    order by ${SORTINGS[page.sort][isBackward ? 1 : 0]} offset ${from} limit ${count}`.execute(db);
  return rows.map(({ seq }) => seq);
}
