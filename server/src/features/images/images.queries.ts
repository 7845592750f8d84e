import type { ImageSort } from '@diy/contract/images';
import {
  type Generated,
  type GeneratedAlways,
  type Insertable,
  type RawBuilder,
  type Selectable,
  sql,
} from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { containing } from '../../platform/database/page.ts';
import { type ImageFilter, NO_FILTER } from './image-filter.ts';
import { searchable } from './search-words.ts';

interface ImageTable {
  owner_id: string;
  id: string;
  seq: Generated<number>;
  type_id: string;
  name: string;
  sha256: string;
  format: string;
  bytes: number;
  original_key: string;
  master_key: string;
  preview_key: string;
  width_px: number;
  height_px: number;
  has_alpha: boolean;
  has_semi_transparency: boolean;
  dominant_colour: string;
  notes: string[];
  search_name: string;
  used_count: Generated<number>;
  dpi_meta: Generated<number | null>;
  colour_space: Generated<string | null>;
  profile: Generated<string | null>;
  pixels: GeneratedAlways<number>;
  created_at: Generated<Date>;
  deleted_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    images: ImageTable;
  }
}

const COLUMNS = [
  'id',
  'type_id',
  'name',
  'sha256',
  'format',
  'bytes',
  'original_key',
  'master_key',
  'preview_key',
  'width_px',
  'height_px',
  'has_alpha',
  'has_semi_transparency',
  'notes',
  'used_count',
  'dpi_meta',
  'colour_space',
  'profile',
  'created_at',
  'deleted_at',
] as const;

export type StoredImage = Pick<Selectable<ImageTable>, (typeof COLUMNS)[number]>;
export type NewImage = Omit<
  Insertable<ImageTable>,
  'owner_id' | 'seq' | 'search_name' | 'used_count' | 'created_at' | 'deleted_at'
>;

const library = (db: Db, ownerId: string, filter: ImageFilter) => {
  let query = db.selectFrom('images').where('owner_id', '=', ownerId).where('deleted_at', 'is', null);
  if (filter.typeId !== null) query = query.where('type_id', '=', filter.typeId);
  for (const word of filter.words) query = query.where('search_name', 'like', containing(word));
  if (filter.minWidthPx !== null) query = query.where('width_px', '>=', filter.minWidthPx);
  if (filter.minHeightPx !== null) query = query.where('height_px', '>=', filter.minHeightPx);
  if (filter.shape !== null) query = query.whereRef('width_px', SHAPES[filter.shape], 'height_px');
  if (filter.hasAlpha !== null) query = query.where('has_alpha', '=', filter.hasAlpha);
  if (filter.isUsed !== null) query = query.where('used_count', filter.isUsed ? '>' : '=', 0);
  if (filter.format !== null) query = query.where('format', '=', filter.format);
  return query;
};

const SHAPES = { landscape: '>', portrait: '<', square: '=' } as const;

const ORDERS: Record<ImageSort, [column: RawBuilder<unknown>, direction: 'asc' | 'desc']> = {
  newest: [sql`seq`, 'desc'],
  oldest: [sql`seq`, 'asc'],
  name: [sql`search_name collate image_name`, 'asc'],
  largest: [sql`pixels`, 'desc'],
  most_used: [sql`used_count`, 'desc'],
};

/** One page in this order; equals newest first. */
export function listImages(
  db: Db,
  ownerId: string,
  filter: ImageFilter,
  page: { sort: ImageSort; offset: number; limit: number },
): Promise<StoredImage[]> {
  return library(db, ownerId, filter)
    .select(COLUMNS)
    .orderBy(...ORDERS[page.sort])
    .orderBy('seq', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** Ids, newest first. */
export async function listImageIds(
  db: Db,
  ownerId: string,
  filter: ImageFilter,
  limit: number,
): Promise<string[]> {
  const rows = await library(db, ownerId, filter).select('id').orderBy('seq', 'desc').limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function countImages(db: Db, ownerId: string, filter = NO_FILTER): Promise<number> {
  const { count } = await library(db, ownerId, filter)
    .select((build) => build.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Also deleted ones: designs that use an image keep it. */
export function findImages(db: Db, ownerId: string, ids: string[]): Promise<StoredImage[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('images')
    .select(COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute();
}

/** Also a deleted one. */
export function findImageBySha(db: Db, ownerId: string, sha256: string): Promise<StoredImage | undefined> {
  return db
    .selectFrom('images')
    .select(COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

/** False when the account has an image of these bytes already. */
export async function insertImage(db: Db, ownerId: string, image: NewImage): Promise<boolean> {
  const inserted = await db
    .insertInto('images')
    .values({ owner_id: ownerId, ...image, search_name: searchable(image.name), deleted_at: null })
    .onConflict((conflict) => conflict.columns(['owner_id', 'sha256']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A deleted image whose bytes come again is back as if it were new. */
export async function reviveImage(
  db: Db,
  ownerId: string,
  id: string,
  as: { name: string; type_id: string },
): Promise<void> {
  await db
    .updateTable('images')
    .set({
      ...as,
      search_name: searchable(as.name),
      deleted_at: null,
      created_at: sql<Date>`now()`,
      seq: sql<number>`default`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

/** Deletes or restores; images already in that state do not count. */
export async function setImagesDeleted(
  db: Db,
  ownerId: string,
  ids: string[],
  deleted: boolean,
): Promise<number> {
  const result = await db
    .updateTable('images')
    .set({ deleted_at: deleted ? sql<Date>`now()` : null })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function moveImages(db: Db, ownerId: string, ids: string[], typeId: string): Promise<number> {
  const result = await db
    .updateTable('images')
    .set({ type_id: typeId })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Answers how many there were. */
export async function renameImages(
  db: Db,
  ownerId: string,
  images: readonly { id: string; name: string }[],
): Promise<number> {
  const [ids, names, searches] = [
    images.map(({ id }) => id),
    images.map(({ name }) => name),
    images.map(({ name }) => searchable(name)),
  ];
  const result = await sql`
    update images i set name = n.name, search_name = n.search_name
    from unnest(${ids}::text[], ${names}::text[], ${searches}::text[]) n (id, name, search_name)
    where i.owner_id = ${ownerId} and i.id = n.id and i.deleted_at is null`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/** Adds to the number of designs that use each image; in the order of their ids, so that two savers cannot deadlock. */
export async function changeImageUses(
  db: Db,
  ownerId: string,
  changes: ReadonlyMap<string, number>,
): Promise<void> {
  if (changes.size === 0) return;
  const ids = [...changes.keys()];
  await sql`
    with changed (id, uses) as (select * from unnest(${ids}::text[], ${[...changes.values()]}::int[])),
    held as (
      select i.id from images i
      where i.owner_id = ${ownerId} and i.id = any(${ids}::text[]) order by i.id for no key update)
    update images i set used_count = i.used_count + c.uses
    from changed c join held h on h.id = c.id
    where i.owner_id = ${ownerId} and i.id = c.id`.execute(db);
}

/** Images of these bytes, deleted ones too. */
export function findImagesBySha(db: Db, ownerId: string, hashes: string[]): Promise<StoredImage[]> {
  return db
    .selectFrom('images')
    .select(COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('sha256', 'in', hashes)
    .execute();
}

/** Bytes of all originals, deleted ones included, since designs may still need them. */
export async function storageUsed(db: Db, ownerId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('images')
    .select((build) => build.fn.sum<string | null>('bytes').as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
