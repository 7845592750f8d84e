import type { Db } from '../../../platform/database/db.ts';

/** Ids of the images in any of these categories ('' = 未分类), newest first, at most `limit`. */
export async function findImageIdsOfCategories(
  db: Db,
  ownerId: string,
  categoryIds: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('type_id', 'in', [...categoryIds])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
