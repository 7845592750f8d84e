import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface DesignImageTable {
  owner_id: string;
  design_id: string;
  image_id: string;
  is_current: boolean;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    design_images: DesignImageTable;
  }
}

/** Records the images of a design's newest version. Returns those it did not use before, and those it no longer uses. */
export async function replaceDesignImages(
  db: Db,
  ownerId: string,
  designId: string,
  imageIds: readonly string[],
): Promise<{ added: string[]; dropped: string[] }> {
  const dropped = await db
    .updateTable('design_images')
    .set({ is_current: false })
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', designId)
    .where('is_current', '=', true)
    .where(sql<boolean>`image_id <> all (${[...imageIds]}::text[])`)
    .returning('image_id')
    .execute();
  const added =
    imageIds.length === 0
      ? []
      : await db
          .insertInto('design_images')
          .values(
            imageIds.map((image_id) => ({
              owner_id: ownerId,
              design_id: designId,
              image_id,
              is_current: true,
            })),
          )
          .onConflict((conflict) =>
            conflict
              .columns(['owner_id', 'design_id', 'image_id'])
              .doUpdateSet({ is_current: true })
              .where('design_images.is_current', '=', false),
          )
          .returning('image_id')
          .execute();
  const ids = (rows: { image_id: string }[]) => rows.map((row) => row.image_id);
  return { added: ids(added), dropped: ids(dropped) };
}

/** How many of these designs use each image in their newest version. */
export async function countDesignImages(
  db: Db,
  ownerId: string,
  designIds: readonly string[],
): Promise<Map<string, number>> {
  if (designIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('design_images')
    .select((build) => ['image_id', build.fn.countAll<number>().as('uses')])
    .where('owner_id', '=', ownerId)
    .where('design_id', 'in', [...designIds])
    .where('is_current', '=', true)
    .groupBy('image_id')
    .execute();
  return new Map(rows.map((row) => [row.image_id, Number(row.uses)]));
}

/** Designs, not deleted, whose newest version uses one of the images; changed last first. */
export async function findDesignsUsing(
  db: Db,
  ownerId: string,
  imageIds: readonly string[],
  limit: number,
): Promise<{ designIds: string[]; total: number; usedImages: number }> {
  const uses = db
    .selectFrom('design_images as u')
    .innerJoin('designs as d', (join) =>
      join.onRef('d.owner_id', '=', 'u.owner_id').onRef('d.id', '=', 'u.design_id'),
    )
    .where('u.owner_id', '=', ownerId)
    .where('d.owner_id', '=', ownerId)
    .where('u.image_id', 'in', [...imageIds])
    .where('u.is_current', '=', true)
    .where('d.deleted_at', 'is', null);
  const { total, used } = await uses
    .select((build) => [
      build.fn.count<number>('u.design_id').distinct().as('total'),
      build.fn.count<number>('u.image_id').distinct().as('used'),
    ])
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom('designs')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', uses.select('u.design_id'))
    .orderBy('updated_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return { designIds: newest.map(({ id }) => id), total: Number(total), usedImages: Number(used) };
}

/** The given images that any version of any design uses, deleted designs included; these must be kept. */
export async function findImagesOfDesigns(
  db: Db,
  ownerId: string,
  imageIds: readonly string[],
): Promise<Set<string>> {
  if (imageIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('design_images')
    .select('image_id')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('image_id', 'in', [...imageIds])
    .execute();
  return new Set(rows.map((row) => row.image_id));
}
