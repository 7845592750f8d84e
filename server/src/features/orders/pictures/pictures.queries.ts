import type { Generated } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    order_pictures: {
      owner_id: string;
      line_id: string;
      url_hash: string;
      image_id: string;
      created_at: Generated<Date>;
    };
  }
}

/** Ids of the images fetched from a line's addresses, by the hash of the address. */
export async function findPictures(db: Db, ownerId: string, lineId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('order_pictures')
    .select(['url_hash', 'image_id'])
    .where('owner_id', '=', ownerId)
    .where('line_id', '=', lineId)
    .execute();
  return new Map(rows.map((row) => [row.url_hash, row.image_id]));
}

/** Records the image that was fetched from an address. */
export async function putPicture(
  db: Db,
  ownerId: string,
  picture: { line_id: string; url_hash: string; image_id: string },
): Promise<void> {
  const { image_id } = picture;
  await db
    .insertInto('order_pictures')
    .values({ ...picture, owner_id: ownerId })
    .onConflict((conflict) => conflict.columns(['owner_id', 'line_id', 'url_hash']).doUpdateSet({ image_id }))
    .execute();
}

/** Buyers' images of some lines, or of all lines of an import. */
export async function findPicturesOfLines(
  db: Db,
  ownerId: string,
  of: { lineIds: readonly string[] } | { importId: string },
): Promise<string[]> {
  if ('lineIds' in of && of.lineIds.length === 0) return [];
  let query = db
    .selectFrom('order_pictures as p')
    .innerJoin('order_lines as l', (join) =>
      join.onRef('l.owner_id', '=', 'p.owner_id').onRef('l.id', '=', 'p.line_id'),
    )
    .select('p.image_id')
    .distinct()
    .where('p.owner_id', '=', ownerId);
  query =
    'importId' in of
      ? query.where('l.import_id', '=', of.importId)
      : query.where('l.id', 'in', [...of.lineIds]);
  return (await query.execute()).map((row) => row.image_id);
}

/** The given images that order lines are printed with. */
export async function findImagesOfOrders(
  db: Db,
  ownerId: string,
  imageIds: readonly string[],
): Promise<string[]> {
  if (imageIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_pictures')
    .select('image_id')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('image_id', 'in', [...imageIds])
    .execute();
  return rows.map((row) => row.image_id);
}
