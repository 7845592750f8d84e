import type { JSONColumnType } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { findPsdMockups, type PsdSurfaceRecord } from './psd-mockups.queries.ts';

interface ProductPsdTable {
  owner_id: string;
  template_id: string;
  image_id: string;
  version: number;
  surfaces: JSONColumnType<PsdSurfaceRecord[]>;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    product_psds: ProductPsdTable;
  }
}

/** A whole reading of a PSD. */
export interface PsdReadingOfProduct {
  version: number;
  surfaces: PsdSurfaceRecord[];
}

/** Readings by image. */
export type ReadPsds = ReadonlyMap<string, PsdReadingOfProduct>;

/** The readings that a product was made with, or came with from a file. */
export async function findProductPsds(
  db: Db,
  ownerId: string,
  templateId: string,
): Promise<Map<string, PsdReadingOfProduct>> {
  const rows = await db
    .selectFrom('product_psds')
    .select(['image_id', 'version', 'surfaces'])
    .where('owner_id', '=', ownerId)
    .where('template_id', '=', templateId)
    .execute();
  return new Map(rows.map(({ image_id, ...reading }) => [image_id, reading]));
}

/**
 * The readings that a product is made with next: the account's own, and for a PSD without one what the product has itself. So what
 * came from a file is used by its product alone, and only until the account has read that PSD (decision 0362).
 * @param templateId null for a product that was not saved yet
 */
export async function findReadingsFor(
  db: Db,
  ownerId: string,
  templateId: string | null,
  imageIds: readonly string[],
): Promise<ReadPsds> {
  if (imageIds.length === 0) return new Map();
  const found = new Map(templateId === null ? [] : await findProductPsds(db, ownerId, templateId));
  for (const [imageId, { version, surfaces }] of await findPsdMockups(db, ownerId, imageIds))
    if (surfaces) found.set(imageId, { version, surfaces });
  return found;
}

/** Records the readings of a product in place of all it had; the caller holds a transaction. */
export async function replaceProductPsds(
  trx: Db,
  ownerId: string,
  templateId: string,
  readings: ReadPsds,
): Promise<void> {
  await trx
    .deleteFrom('product_psds')
    .where('owner_id', '=', ownerId)
    .where('template_id', '=', templateId)
    .execute();
  const rows = [...readings].map(([imageId, { version, surfaces }]) => ({
    owner_id: ownerId,
    template_id: templateId,
    image_id: imageId,
    version,
    surfaces: JSON.stringify(surfaces),
  }));
  if (rows.length > 0) await trx.insertInto('product_psds').values(rows).execute();
}
