import { type Generated, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface ImageFingerprintTable {
  owner_id: string;
  image_id: string;
  hash: string;
  colours: Buffer;
  band0: Generated<number>;
  band1: Generated<number>;
  band2: Generated<number>;
  band3: Generated<number>;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    image_looks: ImageFingerprintTable;
    images_without_look: { owner_id: string; image_id: string };
  }
}

/** How an image looks, for comparing. */
export interface ImageFingerprint {
  /** 64 bits, as a signed number. */
  hash: bigint;
  /** R, G, B of a 4×4 grid. */
  colours: Buffer;
}

/** An image of the library that may look like the one asked for. */
export interface SimilarMatch {
  id: string;
  name: string;
  preview_key: string;
  width_px: number;
  height_px: number;
  colours: Buffer;
  distance: number;
}

/** Keeps the fingerprint of an image; a second time changes nothing. */
export async function insertFingerprint(
  db: Db,
  ownerId: string,
  imageId: string,
  fingerprint: ImageFingerprint,
): Promise<void> {
  await db
    .insertInto('image_looks')
    .values({
      owner_id: ownerId,
      image_id: imageId,
      hash: fingerprint.hash.toString(),
      colours: fingerprint.colours,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'image_id']).doNothing())
    .execute();
}

/** The fingerprint of an image; undefined while none was found. */
export async function findStoredFingerprint(
  db: Db,
  ownerId: string,
  imageId: string,
): Promise<ImageFingerprint | undefined> {
  const row = await db
    .selectFrom('image_looks')
    // As text: the driver makes numbers of bigint, which do not hold 64 bits.
    .select([sql<string>`hash::text`.as('hash'), 'colours'])
    .where('owner_id', '=', ownerId)
    .where('image_id', '=', imageId)
    .executeTakeFirst();
  return row && { hash: BigInt(row.hash), colours: row.colours };
}

/**
 * Images of the library, not deleted, whose hash differs in at most `maxDistance` bits and matches one of the `probes`
 * of its bands; nearest first, at most `limit`.
 */
export async function findSimilarImages(
  db: Db,
  ownerId: string,
  hash: bigint,
  lookupKeys: number[][],
  maxDistance: number,
  limit: number,
): Promise<SimilarMatch[]> {
  // One branch a band, so that each is a look-up in its own index; one `or` of all is planned as a scan of the account.
  const branches = lookupKeys.map(
    (values, band): RawBuilder<unknown> =>
      sql`select image_id, hash, colours from image_looks
        where owner_id = ${ownerId} and ${sql.ref(`band${band}`)} = any(${values}::int[])`,
  );
  const { rows } = await sql<SimilarMatch>`
    select images.id, images.name, images.preview_key, images.width_px, images.height_px, near.colours,
      bit_count((near.hash # ${hash.toString()}::bigint)::bit(64))::int as distance
    from (${sql.join(branches, sql` union `)}) near
    join images on images.owner_id = ${ownerId} and images.id = near.image_id and images.deleted_at is null
    where bit_count((near.hash # ${hash.toString()}::bigint)::bit(64)) <= ${maxDistance}
    order by distance, images.seq desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Images of all accounts without a fingerprint. */
export function listWithoutFingerprint(
  db: Db,
  limit: number,
): Promise<{ owner_id: string; image_id: string; preview_key: string }[]> {
  return db
    .selectFrom('images_without_look as waiting')
    .innerJoin('images', (join) =>
      join.onRef('images.owner_id', '=', 'waiting.owner_id').onRef('images.id', '=', 'waiting.image_id'),
    )
    .select(['waiting.owner_id', 'waiting.image_id', 'images.preview_key'])
    .orderBy('waiting.owner_id')
    .orderBy('waiting.image_id')
    .limit(limit)
    .execute();
}

/** Takes an image off the list of those without a fingerprint: it has one now, or can have none. */
export async function recordMissingFingerprint(db: Db, ownerId: string, imageId: string): Promise<void> {
  await db
    .deleteFrom('images_without_look')
    .where('owner_id', '=', ownerId)
    .where('image_id', '=', imageId)
    .execute();
}
