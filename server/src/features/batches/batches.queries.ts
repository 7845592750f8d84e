import type { BatchSettings } from '@diy/contract/batches/batch-settings';
import type { MessageLocale } from '@diy/contract/messages';
import { type ColumnType, type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { lockName } from '../../platform/database/lock-name.ts';
import { containing, countRows, newestPage, type PageRange } from '../../platform/database/page.ts';
import { ForbiddenTransition } from '../../platform/states/define-states.ts';
import { batchStates, RUNNING_STATES, type StoredBatchState } from './batches.state.ts';

interface BatchTable {
  owner_id: string;
  id: string;
  seq: Generated<string>;
  name: string;
  account_sku: string;
  /** Language of the person who saved it last: names of templates and colours are in it. */
  locale: Generated<MessageLocale>;
  state: StoredBatchState;
  settings: JSONColumnType<BatchSettings>;
  /** The version of each template that its plan is made with; a template without one: the newest. */
  template_versions: ColumnType<TemplateVersions, string | undefined, string>;
  plan: Generated<number>;
  images: number;
  columns: number;
  planned: Generated<number>;
  waiting: Generated<number>;
  running: Generated<number>;
  done: Generated<number>;
  failed: Generated<number>;
  skipped: Generated<number>;
  operation_id: string | null;
  idempotency_key: string | null;
  /** What the call with the key asked for. */
  request_sha256: Generated<string | null>;
  /** Who accepted the errors that the settings name; null = nobody. */
  accepted_by: Generated<string | null>;
  accepted_at: Generated<Date | null>;
  deleted_at: Generated<Date | null>;
  deleted_with_designs: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    batches: BatchTable;
    batch_images: { owner_id: string; batch_id: string; position: number; image_id: string };
  }
}

/** Versions by template. */
export type TemplateVersions = Readonly<Record<string, number>>;

export type BatchRecord = Selectable<BatchTable>;

/** Cells by state; `running` counts queued ones too. */
export type CellCounter = 'waiting' | 'running' | 'done' | 'failed' | 'skipped';

export type NewBatch = Pick<
  BatchRecord,
  | 'id'
  | 'name'
  | 'account_sku'
  | 'locale'
  | 'state'
  | 'settings'
  | 'template_versions'
  | 'images'
  | 'columns'
  | 'operation_id'
  | 'idempotency_key'
  | 'request_sha256'
  | 'accepted_by'
  | 'accepted_at'
>;

/** Adds a batch without images or cells. */
export async function insertBatch(db: Db, ownerId: string, batch: NewBatch): Promise<void> {
  await db
    .insertInto('batches')
    .values({ ...batch, owner_id: ownerId, ...jsonOf(batch) })
    .execute();
}

function jsonOf(batch: Pick<NewBatch, 'settings' | 'template_versions'>) {
  return {
    settings: JSON.stringify(batch.settings),
    template_versions: JSON.stringify(batch.template_versions),
  };
}

/** Freezes the images of a batch, in order, from `from` on. */
export async function insertBatchImages(
  db: Db,
  ownerId: string,
  batchId: string,
  imageIds: readonly string[],
  from: number,
): Promise<void> {
  await sql`insert into batch_images (owner_id, batch_id, position, image_id)
    select ${ownerId}, ${batchId}, ${from}::int + ordinality - 1, id
    from unnest(${[...imageIds]}::text[]) with ordinality as images (id, ordinality)`.execute(db);
}

/** Removes the images of a batch, before others are chosen. */
export async function clearBatchImages(db: Db, ownerId: string, batchId: string): Promise<void> {
  await db
    .deleteFrom('batch_images')
    .where('owner_id', '=', ownerId)
    .where('batch_id', '=', batchId)
    .execute();
}

/** Ids of a batch's images from place `from` on, at most `limit`. */
export async function findBatchImages(
  db: Db,
  ownerId: string,
  batchId: string,
  from: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('batch_images')
    .select('image_id')
    .where('owner_id', '=', ownerId)
    .where('batch_id', '=', batchId)
    .where('position', '>=', from)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map((row) => row.image_id);
}

/** Deleted batches are not found. */
export function findBatch(db: Db, ownerId: string, id: string): Promise<BatchRecord | undefined> {
  return db
    .selectFrom('batches')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The batch, locked until the transaction ends. */
export function lockBatch(trx: Db, ownerId: string, id: string): Promise<BatchRecord | undefined> {
  return trx
    .selectFrom('batches')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The batch made under an idempotency key, deleted or not. */
export function findBatchByKey(
  db: Db,
  ownerId: string,
  key: string,
): Promise<Pick<BatchRecord, 'id' | 'operation_id' | 'request_sha256'> | undefined> {
  return db
    .selectFrom('batches')
    .select(['id', 'operation_id', 'request_sha256'])
    .where('owner_id', '=', ownerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/**
 * Changes a batch. Throws ForbiddenTransition when `state` cannot follow the current one: lock the batch and check
 * first.
 */
export async function updateBatch(
  db: Db,
  ownerId: string,
  id: string,
  change: Partial<
    Pick<
      BatchRecord,
      'name' | 'locale' | 'state' | 'plan' | 'images' | 'columns' | 'planned' | 'operation_id'
    >
  > & { settings?: BatchSettings; template_versions?: TemplateVersions },
): Promise<void> {
  const { settings, template_versions: versions, ...rest } = change;
  const { state } = change;
  const result = await db
    .updateTable('batches')
    .set({
      ...rest,
      ...(settings ? { settings: JSON.stringify(settings) } : {}),
      ...(versions ? { template_versions: JSON.stringify(versions) } : {}),
      updated_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .$if(state !== undefined, (query) => query.where('state', 'in', batchStates.statesBefore(state!)))
    .executeTakeFirst();
  if (state !== undefined && Number(result.numUpdatedRows) === 0)
    throw new ForbiddenTransition('batch', id, state);
}

/** Adds to the counters, in the transaction that moved the cells. Returns the batch; undefined for a deleted one and without a change. */
export async function countCells(
  db: Db,
  ownerId: string,
  id: string,
  by: Partial<Record<CellCounter, number>>,
): Promise<BatchRecord | undefined> {
  const entries = Object.entries(by).filter(([, amount]) => amount !== 0) as [CellCounter, number][];
  if (entries.length === 0) return undefined;
  const set = Object.fromEntries(
    entries.map(([counter, amount]) => [counter, sql<number>`${sql.ref(counter)} + ${amount}::int`]),
  );
  const batch = await db
    .updateTable('batches')
    .set({ ...set, updated_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return batch?.deleted_at ? undefined : batch;
}

/** Batches of the account that may start cells; the one with the fewest running cells first. */
export async function openBatches(
  db: Db,
  ownerId: string,
): Promise<{ id: string; state: StoredBatchState; plan: number }[]> {
  return db
    .selectFrom('batches')
    .select(['id', 'state', 'plan'])
    .where('owner_id', '=', ownerId)
    .where('state', 'in', RUNNING_STATES)
    .where('deleted_at', 'is', null)
    .where('waiting', '>', 0)
    .orderBy('running')
    .orderBy('updated_at')
    .limit(50)
    .execute();
}

/** Serialises dispatches and cell ends of the account until the transaction ends. */
export async function lockAccountQueue(trx: Db, ownerId: string): Promise<void> {
  await lockName(trx, `batches ${ownerId}`);
}

function listed(db: Db, ownerId: string, content: string) {
  const query = db.selectFrom('batches').where('owner_id', '=', ownerId).where('deleted_at', 'is', null);
  return content ? query.where('name', 'ilike', containing(content)) : query;
}

/** One page, newest first, without deleted batches; `content` is a part of the name. */
export function pageOfBatches(
  db: Db,
  ownerId: string,
  content: string,
  page: PageRange,
): Promise<BatchRecord[]> {
  return newestPage(listed(db, ownerId, content).selectAll(), page);
}

/** How many batches all pages of such a list have. */
export function countBatches(db: Db, ownerId: string, content: string): Promise<number> {
  return countRows(listed(db, ownerId, content));
}

/** Marks a batch as deleted, which also stops it. */
export async function deleteBatch(db: Db, ownerId: string, id: string, withDesigns: boolean): Promise<void> {
  await db
    .updateTable('batches')
    .set({ deleted_at: sql<Date>`now()`, deleted_with_designs: withDesigns })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Brings back a batch deleted less than 30 days ago; returns when that was, undefined for any other. */
export async function restoreBatch(
  db: Db,
  ownerId: string,
  id: string,
): Promise<{ deletedAt: Date; withDesigns: boolean } | undefined> {
  const row = await db
    .selectFrom('batches')
    .select(['deleted_at', 'deleted_with_designs'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', '>', sql<Date>`now() - interval '30 days'`)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.deleted_at) return undefined;
  await db
    .updateTable('batches')
    .set({ deleted_at: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
  return { deletedAt: row.deleted_at, withDesigns: row.deleted_with_designs };
}

/** Removes batches of all accounts that nobody can bring back any more, with their cells; returns how many, at most `limit`. */
export async function purgeOldBatches(db: Db, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from batches where (owner_id, id) in (
    select owner_id, id from batches where deleted_at <= now() - interval '30 days' limit ${limit}::int
  )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
