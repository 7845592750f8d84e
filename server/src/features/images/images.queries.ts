import { type Generated, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

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
  'created_at',
  'deleted_at',
] as const;

export type StoredImage = Pick<ImageTable, (typeof COLUMNS)[number] & keyof ImageTable> & {
  created_at: Date;
};
export type NewImage = Omit<ImageTable, 'owner_id' | 'seq' | 'created_at' | 'deleted_at'>;

/** Which images of the library; null `typeId` = all categories. */
export interface ImageFilter {
  typeId: string | null;
  content: string;
}

const library = (db: Db, ownerId: string, { typeId, content }: ImageFilter) => {
  let query = db.selectFrom('images').where('owner_id', '=', ownerId).where('deleted_at', 'is', null);
  if (typeId !== null) query = query.where('type_id', '=', typeId);
  if (content !== '') query = query.where('name', 'ilike', `%${content.replace(/[\\%_]/g, '\\$&')}%`);
  return query;
};

/** One page, newest first. */
export function listImages(
  db: Db,
  ownerId: string,
  filter: ImageFilter,
  page: { offset: number; limit: number },
): Promise<StoredImage[]> {
  return library(db, ownerId, filter)
    .select(COLUMNS)
    .orderBy('seq', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute() as Promise<StoredImage[]>;
}

export async function countImages(
  db: Db,
  ownerId: string,
  filter: ImageFilter = { typeId: null, content: '' },
): Promise<number> {
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
    .execute() as Promise<StoredImage[]>;
}

/** Also a deleted one. */
export function findImageBySha(db: Db, ownerId: string, sha256: string): Promise<StoredImage | undefined> {
  return db
    .selectFrom('images')
    .select(COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('sha256', '=', sha256)
    .executeTakeFirst() as Promise<StoredImage | undefined>;
}

/** False when the account has an image of these bytes already. */
export async function insertImage(db: Db, ownerId: string, image: NewImage): Promise<boolean> {
  const inserted = await db
    .insertInto('images')
    .values({ owner_id: ownerId, ...image, deleted_at: null })
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
    .set({ ...as, deleted_at: null, created_at: sql<Date>`now()`, seq: sql<number>`default` })
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

/** Bytes of all originals, deleted ones included, since designs may still need them. */
export async function storageUsed(db: Db, ownerId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('images')
    .select((build) => build.fn.sum<string | null>('bytes').as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
