import { MAX_WORK_IMAGES } from '@diy/contract/images/image-work';
import type { WorkStep } from '@diy/contract/images/image-work-steps';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface WorkTable {
  owner_id: string;
  id: string;
  idempotency_key: string | null;
  request_sha256: string;
  title: string;
  steps: JSONColumnType<WorkStep[]>;
  ending: string;
  target_type: string | null;
  uploads_of: string | null;
  ended_at: Date | null;
  created_at: Generated<Date>;
}
export type WorkRow = Selectable<WorkTable>;

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    image_works: WorkTable;
  }
}

/** A run to be recorded. */
export type NewWork = Omit<WorkRow, 'owner_id' | 'ended_at' | 'created_at'>;

/** False when the account has a run of this idempotency key already. */
export async function insertWork(db: Db, ownerId: string, { steps, ...work }: NewWork): Promise<boolean> {
  const inserted = await db
    .insertInto('image_works')
    .values({ owner_id: ownerId, ...work, steps: JSON.stringify(steps), ended_at: null })
    .onConflict((conflict) => conflict.columns(['owner_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** One run of the workshop, ended or not. */
export function findWork(db: Db, ownerId: string, id: string): Promise<WorkRow | undefined> {
  return db
    .selectFrom('image_works')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The run that a repeated call made before. */
export function findWorkByKey(db: Db, ownerId: string, key: string): Promise<WorkRow | undefined> {
  return db
    .selectFrom('image_works')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Newest first. */
export function findNewestWorks(db: Db, ownerId: string, limit: number): Promise<WorkRow[]> {
  return db
    .selectFrom('image_works')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Runs with pictures left, oldest first. */
export async function openWorks(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('image_works')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** The run that takes new uploads into a category through just these steps, as long as it works. */
export async function openWorkOfUploads(
  db: Db,
  ownerId: string,
  categoryId: string,
  { name, steps }: { name: string; steps: WorkStep[] },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select w.id from image_works w
    where w.owner_id = ${ownerId} and w.uploads_of = ${categoryId} and w.ended_at is null and w.title = ${name}
      and w.steps = ${JSON.stringify(steps)}::jsonb
      and (select count(*) from image_work_items i where i.owner_id = w.owner_id and i.work_id = w.id) < ${MAX_WORK_IMAGES}
    order by w.created_at desc limit 1`.execute(db);
  return rows[0]?.id;
}

/** Records that a run has ended; the first call counts. */
export async function endWork(db: Db, ownerId: string, id: string): Promise<void> {
  await db
    .updateTable('image_works')
    .set({ ended_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

const KEPT_DAYS = 30;

/** Runs of all accounts that ended long ago. */
export async function findExpiredWorks(
  db: Db,
  most: number,
): Promise<{ ownerId: string; id: string; operationId: string; keys: string[] }[]> {
  const rows = await db
    .selectFrom('image_works')
    .select(['owner_id', 'id'])
    .where('ended_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .limit(most)
    .execute();
  return rows.map(({ owner_id: ownerId, id }) => ({ ownerId, id, operationId: id, keys: [] }));
}

/** Its pictures go with it; their results stay in the library. */
export async function deleteImageWork(db: Db, ownerId: string, id: string): Promise<void> {
  await db.deleteFrom('image_works').where('owner_id', '=', ownerId).where('id', '=', id).execute();
}

const WORKSHOP_LOCK = 815_195;

/** One transaction at a time ends, adds or dispatches pictures of an account's runs. */
export async function lockWorkshop(trx: Db, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WORKSHOP_LOCK}, hashtext(${ownerId}))`.execute(trx);
}
