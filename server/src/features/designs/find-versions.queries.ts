import { type DesignDocument, openDesign } from '@diy/design/document';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** The fields of a design that is found by its SKU. */
export interface DesignBySku {
  id: string;
  sku: string;
  name: string;
  version: number;
  templateId: string;
  templateVersion: number;
  colourId: string;
  sizeId: string;
}

const FACTS = [
  'id',
  'sku',
  'name',
  'version',
  'template_id as templateId',
  'template_version as templateVersion',
  sql<string>`document->>'colourId'`.as('colourId'),
  sql<string>`document->>'sizeId'`.as('sizeId'),
] as const;

/** Designs with one of these SKUs, exactly as written. */
export async function findDesignsBySku(
  db: Db,
  ownerId: string,
  skus: readonly string[],
): Promise<DesignBySku[]> {
  if (skus.length === 0) return [];
  return db
    .selectFrom('designs')
    .select(FACTS)
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`sku = any(${[...skus]}::text[])`)
    .where('deleted_at', 'is', null)
    .execute();
}

/** The facts of designs by their ids; deleted ones are left out. */
export async function findDesignFacts(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<DesignBySku[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('designs')
    .select(FACTS)
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .where('deleted_at', 'is', null)
    .execute();
}

/** A design's document as it was saved under a version, in the current format. */
export async function findDesignVersion(
  db: Db,
  ownerId: string,
  designId: string,
  version: number,
): Promise<{ document: DesignDocument; templateVersion: number } | undefined> {
  const row = await db
    .selectFrom('design_versions')
    .select(['document', 'template_version'])
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', designId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && { document: openDesign(row.document), templateVersion: row.template_version };
}

/** Records how many open order lines these designs have; a design with open lines cannot be deleted. */
export async function setOpenOrders(
  trx: Db,
  ownerId: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  if (counts.size === 0) return;
  await sql`update designs set open_orders = lines
    from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) as counted (design_id, lines)
    where owner_id = ${ownerId} and id = design_id`.execute(trx);
}

/** Designs made on a template, and the open order lines of them; deleted designs are left out. */
export async function countDesignsOfTemplate(
  db: Db,
  ownerId: string,
  templateId: string,
): Promise<{ designs: number; lines: number }> {
  return db
    .selectFrom('designs')
    .select([
      sql<number>`count(*)::int`.as('designs'),
      sql<number>`coalesce(sum(open_orders), 0)::int`.as('lines'),
    ])
    .where('owner_id', '=', ownerId)
    .where('template_id', '=', templateId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** The given designs that open order lines use. */
export async function findDesignsWithOpenOrders(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<{ sku: string; lines: number }[]> {
  return db
    .selectFrom('designs')
    .select(['sku', 'open_orders as lines'])
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .where('open_orders', '>', 0)
    .where('deleted_at', 'is', null)
    .execute();
}
