import type { Db } from '../../../../platform/database/db.ts';

declare module '../../../../platform/database/tables.ts' {
  interface Tables {
    image_inks: { owner_id: string; image_id: string; ink: Buffer };
    images_without_ink: { owner_id: string; image_id: string };
  }
}

/** Records what an image shows; does nothing if that is recorded already. */
export async function insertInk(db: Db, ownerId: string, imageId: string, ink: Uint8Array): Promise<void> {
  await db
    .insertInto('image_inks')
    .values({ owner_id: ownerId, image_id: imageId, ink: Buffer.from(ink) })
    .onConflict((conflict) => conflict.columns(['owner_id', 'image_id']).doNothing())
    .execute();
}

/** What images show, by id; those not analysed yet are left out. */
export async function findInks(db: Db, ownerId: string, imageIds: string[]): Promise<Map<string, Buffer>> {
  if (imageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('image_inks')
    .select(['image_id', 'ink'])
    .where('owner_id', '=', ownerId)
    .where('image_id', 'in', imageIds)
    .execute();
  return new Map(rows.map(({ image_id, ink }) => [image_id, ink]));
}

/** An image without recorded ink. */
export interface WaitingImage {
  owner_id: string;
  image_id: string;
  preview_key: string;
  master_key: string;
  has_semi_transparency: boolean;
}

/** Images of all accounts without recorded ink. */
export function listWithoutInk(db: Db, limit: number): Promise<WaitingImage[]> {
  return db
    .selectFrom('images_without_ink as waiting')
    .innerJoin('images', (join) =>
      join.onRef('images.owner_id', '=', 'waiting.owner_id').onRef('images.id', '=', 'waiting.image_id'),
    )
    .select([
      'waiting.owner_id',
      'waiting.image_id',
      'images.preview_key',
      'images.master_key',
      'images.has_semi_transparency',
    ])
    .orderBy('waiting.owner_id')
    .orderBy('waiting.image_id')
    .limit(limit)
    .execute();
}

/** Removes an image from the list of those that wait for a scan: its ink is recorded now, or its preview cannot be read. */
export async function recordMissingInk(db: Db, ownerId: string, imageId: string): Promise<void> {
  await db
    .deleteFrom('images_without_ink')
    .where('owner_id', '=', ownerId)
    .where('image_id', '=', imageId)
    .execute();
}
