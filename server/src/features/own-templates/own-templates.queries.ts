import type { OwnTemplateSettings, RetiredPart } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { type Generated, type JSONColumnType, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { imagesOf, storedProduct } from './stored-product.ts';

interface OwnTemplateTable {
  owner_id: string;
  id: string;
  sku: string;
  settings: JSONColumnType<OwnTemplateProduct | OwnTemplateSettings>;
  operation_id: string;
  /** How often it was saved. */
  revision: Generated<number>;
  /** The newest revision that is a version of the template; null = none. */
  made_revision: number | null;
  /** Parts that it had and has no more. */
  retired: JSONColumnType<RetiredPart[], string | undefined>;
  deleted_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface OwnTemplateImageTable {
  owner_id: string;
  image_id: string;
  template_id: string;
  is_psd: boolean;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    own_templates: OwnTemplateTable;
    own_template_images: OwnTemplateImageTable;
  }
}

/** Rows read at most: a file of products has many in the making. */
const MAX_NOT_MADE = 200;

/** A template as last saved, and the operation that makes it. */
export interface OwnTemplateRecord {
  product: OwnTemplateProduct;
  operation_id: string;
  revision: number;
  made_revision: number | null;
  retired: RetiredPart[];
}

/** What a template is saved as. */
export interface SavedProduct {
  id: string;
  product: OwnTemplateProduct;
  /** Parts that it had before and has no more. */
  retired: readonly RetiredPart[];
}

/** Undefined when it is unknown, deleted or somebody else's. */
export async function findOwnTemplate(
  db: Db,
  ownerId: string,
  id: string,
): Promise<OwnTemplateRecord | undefined> {
  const row = await ownTemplate(db, ownerId, id).executeTakeFirst();
  return row && recordOf(row);
}

/** The same; until the transaction ends nobody else saves it. */
export async function lockOwnTemplate(
  trx: Db,
  ownerId: string,
  id: string,
): Promise<OwnTemplateRecord | undefined> {
  const row = await ownTemplate(trx, ownerId, id).forUpdate().executeTakeFirst();
  return row && recordOf(row);
}

/** Templates of which the last saved product is no version yet, the last saved first; some of them are being made. */
export async function findNotMade(db: Db, ownerId: string): Promise<(OwnTemplateRecord & { id: string })[]> {
  const rows = await db
    .selectFrom('own_templates')
    .select(['id', 'settings', 'operation_id', 'revision', 'made_revision', 'retired'])
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`made_revision is distinct from revision`)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(MAX_NOT_MADE)
    .execute();
  return rows.map(({ id, ...row }) => ({ id, ...recordOf(row) }));
}

const ownTemplate = (db: Db, ownerId: string, id: string) =>
  db
    .selectFrom('own_templates')
    .select(['settings', 'operation_id', 'revision', 'made_revision', 'retired'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

const recordOf = ({
  settings,
  ...row
}: Omit<OwnTemplateRecord, 'product'> & {
  settings: OwnTemplateProduct | OwnTemplateSettings;
}): OwnTemplateRecord => ({ ...row, product: storedProduct(settings) });

/** Whether the operation makes what the template was last saved as; saving waits until the transaction ends. */
export async function lockIfNewest(
  trx: Db,
  ownerId: string,
  id: string,
  operationId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('own_templates')
    .select('operation_id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.operation_id === operationId;
}

/** Whether another template of the account has the SKU. */
export async function isSkuTaken(db: Db, ownerId: string, sku: string, exceptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('own_templates')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('sku', '=', sku)
    .where('deleted_at', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The template of the account that has the SKU, locked until the transaction ends. */
export async function lockTemplateOfSku(
  trx: Db,
  ownerId: string,
  sku: string,
): Promise<(OwnTemplateRecord & { id: string }) | undefined> {
  const row = await trx
    .selectFrom('own_templates')
    .select(['id', 'settings', 'operation_id', 'revision', 'made_revision', 'retired'])
    .where('owner_id', '=', ownerId)
    .where('sku', '=', sku)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && { id: row.id, ...recordOf(row) };
}

/** Records what a template was saved as and returns how often it was; the caller holds a transaction. */
export async function saveOwnTemplate(
  db: Db,
  ownerId: string,
  template: SavedProduct & { operationId: string },
): Promise<number> {
  const { id, product, retired, operationId } = template;
  const values = {
    sku: product.sku,
    settings: JSON.stringify(product),
    retired: JSON.stringify(retired),
    operation_id: operationId,
  };
  const { revision } = await db
    .insertInto('own_templates')
    .values({ owner_id: ownerId, id, ...values, made_revision: null, deleted_at: null })
    .onConflict((oc) =>
      oc.columns(['owner_id', 'id']).doUpdateSet({
        ...values,
        revision: sql<number>`own_templates.revision + 1`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('own_template_images')
    .where('owner_id', '=', ownerId)
    .where('template_id', '=', id)
    .execute();
  const images = imagesOf(product).map(({ imageId, isPsd }) => ({
    owner_id: ownerId,
    image_id: imageId,
    template_id: id,
    is_psd: isPsd,
  }));
  if (images.length > 0) await db.insertInto('own_template_images').values(images).execute();
  return revision;
}

/** Records that what the template was last saved as is a version of it now; the caller holds its row. */
export async function setNewestMade(trx: Db, ownerId: string, id: string): Promise<void> {
  await trx
    .updateTable('own_templates')
    .set({ made_revision: sql<number>`revision` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

/**
 * Returns the ids that changed. Deleted ones whose SKU another template has taken meanwhile stay deleted; of several with one SKU the newest
 * comes back. The caller holds the account's SKUs.
 */
export async function setOwnTemplatesDeleted(
  db: Db,
  ownerId: string,
  ids: readonly string[],
  isDeleted: boolean,
): Promise<string[]> {
  const rows = await db
    .updateTable('own_templates as t')
    .set({ deleted_at: isDeleted ? sql<Date>`now()` : null })
    .where('t.owner_id', '=', ownerId)
    .where('t.id', 'in', [...ids])
    .where('t.deleted_at', isDeleted ? 'is' : 'is not', null)
    .where(
      isDeleted
        ? sql<boolean>`true`
        : sql<boolean>`not exists (select from own_templates o where o.owner_id = t.owner_id and o.sku = t.sku
            and o.deleted_at is null)
            and not exists (select from own_templates n where n.owner_id = t.owner_id and n.sku = t.sku
            and n.id = any(${ids}::text[]) and (n.updated_at, n.id) > (t.updated_at, t.id))`,
    )
    .returning('t.id')
    .execute();
  return rows.map((row) => row.id);
}

/** The newest template of each image that is used as a PSD mockup. */
export async function findTemplatesOfPsds(
  db: Db,
  ownerId: string,
  imageIds: readonly string[],
): Promise<Map<string, string>> {
  if (imageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('own_template_images as i')
    .innerJoin('own_templates as t', (join) =>
      join.onRef('t.owner_id', '=', 'i.owner_id').onRef('t.id', '=', 'i.template_id'),
    )
    .select(['i.image_id', 't.id'])
    .where('i.owner_id', '=', ownerId)
    .where('i.image_id', 'in', [...imageIds])
    .where('i.is_psd', '=', true)
    .where('t.deleted_at', 'is', null)
    .orderBy('t.created_at')
    .execute();
  return new Map(rows.map((row) => [row.image_id, row.id]));
}

/** The given images that a template of the account is made from; these must be kept. */
export async function findImagesOfOwnTemplates(
  db: Db,
  ownerId: string,
  imageIds: readonly string[],
): Promise<Set<string>> {
  if (imageIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('own_template_images')
    .select('image_id')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('image_id', 'in', [...imageIds])
    .execute();
  return new Set(rows.map((row) => row.image_id));
}
