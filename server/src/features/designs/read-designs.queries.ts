import type { RenderState } from '@diy/contract/designs/designs';
import type { RenderReason } from '@diy/contract/designs/render-reasons';
import { DESIGN_FORMAT, type DesignDocument, openDesign, RELEASED_FORMAT } from '@diy/design/document';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { containing, countRows, type PageRange } from '../../platform/database/page.ts';
import { OPEN_RENDERS } from './renders/render.state.ts';
import type { RenderResult } from './renders/render-result.ts';

interface DesignTable {
  owner_id: string;
  id: string;
  seq: number;
  sku: string;
  name: string;
  template_id: string;
  template_version: number;
  category_id: string;
  version: Generated<number>;
  document: JSONColumnType<DesignDocument>;
  search: string;
  cover_key: string | null;
  /** Version the cover shows; null = none, or not known. */
  cover_version: number | null;
  render_state: Generated<RenderState>;
  /** A sentence stored by versions that had no failure ids. */
  render_error: Generated<string | null>;
  render_reason: JSONColumnType<RenderReason> | null;
  render_result: JSONColumnType<RenderResult> | null;
  rendered_version: Generated<number | null>;
  operation_id: string | null;
  idempotency_key: string | null;
  batch_id: Generated<string | null>;
  /** Order lines that are neither shipped nor cancelled. */
  open_orders: Generated<number>;
  deleted_at: Generated<Date | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface DesignVersionTable {
  owner_id: string;
  design_id: string;
  version: number;
  template_version: number;
  document: JSONColumnType<DesignDocument>;
  created_at: Generated<Date>;
  name: Generated<string | null>;
}

/** Keys looked for in one query. */
const KEYS_AT_ONCE = 1000;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    designs: DesignTable;
    design_versions: DesignVersionTable;
    design_counters: { owner_id: string; next: number };
  }
}

/** A row of `designs`; functions of this file return its document in the current format. */
export type DesignRecord = Selectable<DesignTable>;

export interface DesignFilter {
  /** Template category; null = all. */
  categoryId: string | null;
  content: string;
  /** Batch that made them; null = all designs. */
  batchId: string | null;
}

/** The row with its document migrated to the current format; the stored one keeps the format it was saved in. */
function opened<Row extends DesignRecord | undefined>(row: Row): Row {
  if (!row || row.document.format === DESIGN_FORMAT) return row;
  return { ...row, document: openDesign(row.document) };
}

/** As `opened`, and checked where a newer program may have saved what this one would leave out of a print. */
function openedToPrint(row: DesignRecord | undefined): DesignRecord | undefined {
  return row && DESIGN_FORMAT > RELEASED_FORMAT
    ? { ...row, document: openDesign(row.document) }
    : opened(row);
}

/** A design to render, deleted or not, since a batch checks its result. */
export function findDesignToRender(db: Db, ownerId: string, id: string): Promise<DesignRecord | undefined> {
  return db
    .selectFrom('designs')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
    .then(openedToPrint);
}

/** How far a design's render is, without the document; of a deleted one too. */
export function findRenderState(
  db: Db,
  ownerId: string,
  id: string,
): Promise<Pick<DesignRecord, 'version' | 'render_state' | 'deleted_at'> | undefined> {
  return db
    .selectFrom('designs')
    .select(['version', 'render_state', 'deleted_at'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Deleted designs are not found. */
export function findDesign(db: Db, ownerId: string, id: string): Promise<DesignRecord | undefined> {
  return db
    .selectFrom('designs')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
    .then(opened);
}

/** Designs by id, in no order; deleted ones are left out. */
export function findDesigns(db: Db, ownerId: string, ids: readonly string[]): Promise<DesignRecord[]> {
  return db
    .selectFrom('designs')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
    .then((rows) => rows.map(opened));
}

/** The given designs, deleted or not, that wait to be drawn or are being drawn. */
export function findUndrawn(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<Pick<DesignRecord, 'id' | 'version' | 'operation_id'>[]> {
  return db
    .selectFrom('designs')
    .select(['id', 'version', 'operation_id'])
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .where('render_state', 'in', OPEN_RENDERS)
    .orderBy('seq')
    .execute();
}

/** How many other designs of the account wait to be drawn or are being drawn; counting stops at `most`. */
export async function countOnTheirWay(
  db: Db,
  ownerId: string,
  exceptId: string,
  most: number,
): Promise<number> {
  const rows = await db
    .selectFrom('designs')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('render_state', 'in', OPEN_RENDERS)
    .where('deleted_at', 'is', null)
    .where('id', '!=', exceptId)
    .limit(most)
    .execute();
  return rows.length;
}

/** What is known of a design by its idempotency key. */
export type DesignOfKey = Pick<DesignRecord, 'id' | 'sku' | 'version' | 'deleted_at'>;

/** The design made under an idempotency key, deleted or not. */
export function findByIdempotencyKey(db: Db, ownerId: string, key: string): Promise<DesignOfKey | undefined> {
  return db
    .selectFrom('designs')
    .select(['id', 'sku', 'version', 'deleted_at'])
    .where('owner_id', '=', ownerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

function filtered(db: Db, ownerId: string, filter: DesignFilter) {
  let query = db.selectFrom('designs').where('owner_id', '=', ownerId).where('deleted_at', 'is', null);
  if (filter.categoryId !== null) query = query.where('category_id', '=', filter.categoryId);
  if (filter.batchId !== null) query = query.where('batch_id', '=', filter.batchId);
  if (filter.content) query = query.where('search', 'ilike', containing(filter.content));
  return query;
}

/** Changed last first. */
export function pageOfDesigns(
  db: Db,
  ownerId: string,
  filter: DesignFilter,
  page: PageRange,
): Promise<DesignRecord[]> {
  return filtered(db, ownerId, filter)
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
    .then((rows) => rows.map(opened));
}

/** Ids of the designs in a list, in its order, at most `limit`. */
export async function findDesignIds(
  db: Db,
  ownerId: string,
  filter: DesignFilter,
  limit: number,
): Promise<string[]> {
  const rows = await filtered(db, ownerId, filter)
    .select('id')
    .orderBy('updated_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many designs a list with this filter has; deleted ones are not counted. */
export function countDesigns(
  db: Db,
  ownerId: string,
  filter: DesignFilter = { categoryId: null, content: '', batchId: null },
): Promise<number> {
  return countRows(filtered(db, ownerId, filter));
}

/** What a list of another feature shows of a design. */
export type DesignState = Pick<
  DesignRecord,
  'id' | 'sku' | 'render_state' | 'render_error' | 'render_reason' | 'render_result'
>;

/** How designs stand, by id; deleted ones too. */
export async function findDesignStates(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, DesignState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('designs')
    .select(['id', 'sku', 'render_state', 'render_error', 'render_reason', 'render_result'])
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The idempotency keys, of those given, under which there is a design that is not deleted. */
export async function findKnownKeys(db: Db, ownerId: string, keys: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const rows = await db
      .selectFrom('designs')
      .select('idempotency_key')
      .where('owner_id', '=', ownerId)
      .where('deleted_at', 'is', null)
      .where('idempotency_key', 'in', keys.slice(at, at + KEYS_AT_ONCE))
      .execute();
    for (const { idempotency_key: key } of rows) if (key !== null) known.add(key);
  }
  return known;
}

/** Ids of a batch's designs, the oldest first: those not deleted (`deletedAt` null), or those deleted at that time, to the millisecond. */
export async function findDesignsOfBatch(
  db: Db,
  ownerId: string,
  batchId: string,
  deletedAt: Date | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('designs')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('batch_id', '=', batchId)
    .where(
      deletedAt === null
        ? sql<boolean>`deleted_at is null`
        : sql<boolean>`abs(extract(epoch from deleted_at - ${deletedAt}::timestamptz)) < 0.002`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
