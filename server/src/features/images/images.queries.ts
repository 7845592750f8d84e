import type { Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

interface ImageTable {
  owner_id: string;
  id: string;
  /** Number within the account, from 1; the database assigns it. */
  seq: Generated<number | null>;
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
  /** Pages of a PDF; the image is the first. Null for other files. */
  page_count: Generated<number | null>;
  /** Share of its pixels along a side that it has detail for: less than 1 of an enlarged one. */
  detail: Generated<number>;
  pixels: GeneratedAlways<number>;
  created_at: Generated<Date>;
  deleted_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    images: ImageTable;
  }
}

/** The columns that every query reads. */
export const IMAGE_COLUMNS = [
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
  'page_count',
  'detail',
  'created_at',
  'deleted_at',
] as const;

export type StoredImage = Pick<Selectable<ImageTable>, (typeof IMAGE_COLUMNS)[number]>;
export type NewImage = Omit<
  Insertable<ImageTable>,
  'owner_id' | 'seq' | 'search_name' | 'used_count' | 'created_at' | 'deleted_at'
>;

/** Finds images by id, deleted ones included: designs that use an image keep it. */
export function findImages(db: Db, ownerId: string, ids: string[]): Promise<StoredImage[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('images')
    .select(IMAGE_COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute();
}

/** Finds the image of this content, even if it is deleted. */
export function findImageBySha(db: Db, ownerId: string, sha256: string): Promise<StoredImage | undefined> {
  return db
    .selectFrom('images')
    .select(IMAGE_COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

/** Images of these bytes, deleted ones too. */
export function findImagesBySha(db: Db, ownerId: string, hashes: string[]): Promise<StoredImage[]> {
  return db
    .selectFrom('images')
    .select(IMAGE_COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('sha256', 'in', hashes)
    .execute();
}
