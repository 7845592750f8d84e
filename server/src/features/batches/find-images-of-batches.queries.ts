import type { Db } from '../../platform/database/db.ts';

/** The given images that a batch of the account uses; these must be kept. */
export async function findImagesOfBatches(
  db: Db,
  ownerId: string,
  imageIds: readonly string[],
): Promise<Set<string>> {
  if (imageIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('batch_images')
    .select('image_id')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('image_id', 'in', [...imageIds])
    .execute();
  return new Set(rows.map((row) => row.image_id));
}
