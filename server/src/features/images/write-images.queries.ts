import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { type FixedReason, isVector, withFixedPixels } from './image-notes.ts';
import type { NewImage } from './images.queries.ts';
import { toSearchText } from './search-words.ts';

/** False when the account has an image of these bytes already. */
export async function insertImage(db: Db, ownerId: string, image: NewImage): Promise<boolean> {
  const inserted = await db
    .insertInto('images')
    .values({ owner_id: ownerId, ...image, search_name: toSearchText(image.name), deleted_at: null })
    .onConflict((conflict) => conflict.columns(['owner_id', 'sha256']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Restores a deleted image whose bytes were uploaded again, as if it were new; false when it is not deleted. */
export async function reviveImage(
  db: Db,
  ownerId: string,
  id: string,
  as: { name: string; type_id: string },
): Promise<boolean> {
  const result = await db
    .updateTable('images')
    .set({
      ...as,
      search_name: toSearchText(as.name),
      deleted_at: null,
      created_at: sql<Date>`now()`,
      seq: null,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Like `reviveImage` for many at once, outside any category. */
export async function reviveImages(
  db: Db,
  ownerId: string,
  images: readonly { id: string; name: string }[],
): Promise<void> {
  const [ids, names] = [images.map(({ id }) => id), images.map(({ name }) => name)];
  await sql`
    update images set name = as_now.name, search_name = as_now.search_name, type_id = '', deleted_at = null,
      created_at = now(), seq = null
    from unnest(${ids}::text[], ${names}::text[], ${names.map(toSearchText)}::text[]) as_now (id, name, search_name)
    where images.owner_id = ${ownerId} and images.id = as_now.id and images.deleted_at is not null`.execute(
    db,
  );
}

/** Sets the share of pixels that have detail, if it is less than what is recorded. */
export async function lowerDetail(db: Db, ownerId: string, id: string, detail: number): Promise<void> {
  await db
    .updateTable('images')
    .set({ detail })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('detail', '>', detail)
    .execute();
}

/** Rows are taken in one order, so that two changes of the same images wait for each other and cannot deadlock. */
const inOrder = (db: Db, ownerId: string, ids: string[]) =>
  db
    .selectFrom('images')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate();

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
    .where('id', 'in', inOrder(db, ownerId, ids))
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Makes prints of an image use the pixels it has, for this reason. */
export async function setFixedPixels(db: Db, ownerId: string, id: string, why: FixedReason): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const image = await trx
      .selectFrom('images')
      .select(['format', 'notes'])
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    // Another print may have marked the image as fixed pixels already.
    if (!image || !isVector(image)) return;
    await trx
      .updateTable('images')
      .set({ notes: withFixedPixels(image.notes, why) })
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .execute();
  });
}

/** Clears the mark for semi-transparency of an image that only has smooth edges. */
export async function setSolid(db: Db, ownerId: string, id: string): Promise<void> {
  await db
    .updateTable('images')
    .set({ has_semi_transparency: false })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

/** Returns how many there were. */
export async function renameImages(
  db: Db,
  ownerId: string,
  images: readonly { id: string; name: string }[],
): Promise<number> {
  const [ids, names, searches] = [
    images.map(({ id }) => id),
    images.map(({ name }) => name),
    images.map(({ name }) => toSearchText(name)),
  ];
  const result = await sql`
    update images i set name = n.name, search_name = n.search_name
    from unnest(${ids}::text[], ${names}::text[], ${searches}::text[]) n (id, name, search_name)
    where i.owner_id = ${ownerId} and i.id = n.id and i.deleted_at is null`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/**
 * Adds to the number of designs that use each image; in the order of their ids, so that two savers cannot deadlock.
 * Returns the ids there are. Belongs into the transaction that saves the designs.
 */
export async function changeImageUses(
  trx: Db,
  ownerId: string,
  changes: ReadonlyMap<string, number>,
): Promise<Set<string>> {
  if (changes.size === 0) return new Set();
  const ids = [...changes.keys()];
  const { rows } = await sql<{ id: string }>`
    with changed (id, uses) as (select * from unnest(${ids}::text[], ${[...changes.values()]}::int[])),
    held as (
      select i.id from images i
      where i.owner_id = ${ownerId} and i.id = any(${ids}::text[]) order by i.id for no key update)
    update images i set used_count = i.used_count + c.uses
    from changed c join held h on h.id = c.id
    where i.owner_id = ${ownerId} and i.id = c.id
    returning i.id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
