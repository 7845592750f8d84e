import type { GeneratedImageState } from '@diy/contract/ai-image-shapes';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { GeneratedImageRow } from './generated-images.queries.ts';
import { OPEN_STATES, statesBefore } from './generated-images.state.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_runs: {
      owner_id: string;
      id: string;
      seq: Generated<number>;
      group_id: string;
      idempotency_key: string | null;
      created_at: Generated<Date>;
    };
    ai_provider_pauses: { provider: string; until: Date };
  }
}

/** False when the account has a run of this idempotency key already. */
export async function insertRun(
  db: Db,
  ownerId: string,
  run: { id: string; group_id: string; idempotency_key: string | null },
): Promise<boolean> {
  const inserted = await db
    .insertInto('ai_runs')
    .values({ owner_id: ownerId, ...run })
    .onConflict((conflict) => conflict.columns(['owner_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findRunByKey(
  db: Db,
  ownerId: string,
  idempotencyKey: string,
): Promise<{ id: string; group_id: string } | undefined> {
  return db
    .selectFrom('ai_runs')
    .select(['id', 'group_id'])
    .where('owner_id', '=', ownerId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** Runs of a group, newest first. */
export async function newestRuns(db: Db, ownerId: string, groupId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('ai_runs')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('group_id', '=', groupId)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Runs of a group with work left, newest first. */
export async function openRuns(db: Db, ownerId: string, groupId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ai_images')
    .select((build) => ['run_id', build.fn.max('seq').as('newest')])
    .where('owner_id', '=', ownerId)
    .where('group_id', '=', groupId)
    .where('deleted_at', 'is', null)
    .where('state', 'in', OPEN_STATES)
    .groupBy('run_id')
    .orderBy('newest', 'desc')
    .execute();
  return rows.map((row) => row.run_id);
}

/** Until the transaction ends nobody else ends an image of these runs. */
export async function lockRuns(db: Db, ownerId: string, runIds: string[]): Promise<void> {
  await db
    .selectFrom('ai_runs')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', runIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Runs of open images; all given conditions hold together. */
export async function runsOfOpenImages(db: Db, ownerId: string, which: OpenImages): Promise<string[]> {
  let query = db
    .selectFrom('ai_images')
    .select('run_id')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('state', 'in', OPEN_STATES);
  if (which.groupIds) query = query.where('group_id', 'in', which.groupIds);
  if (which.runId !== undefined) query = query.where('run_id', '=', which.runId);
  if (which.ids) query = query.where('id', 'in', which.ids);
  return (await query.execute()).map((row) => row.run_id);
}

/** Images of a run by state, deleted ones included. */
export function countRun(
  db: Db,
  ownerId: string,
  runId: string,
): Promise<{ state: GeneratedImageState; count: number }[]> {
  return db
    .selectFrom('ai_images')
    .select((build) => ['state', build.fn.countAll<number>().as('count')])
    .where('owner_id', '=', ownerId)
    .where('run_id', '=', runId)
    .groupBy('state')
    .execute();
}

/** Which open images to stop; all given conditions hold together. */
export interface OpenImages {
  groupIds?: string[];
  runId?: string;
  ids?: string[];
}

/** Cancels what is queued or running; answers the runs and providers concerned, one row per image. */
export function cancelOpenImages(
  db: Db,
  ownerId: string,
  { groupIds, runId, ids }: OpenImages,
): Promise<{ run_id: string; provider: string }[]> {
  let update = db
    .updateTable('ai_images')
    .set({ state: 'cancelled', finished_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('state', 'in', statesBefore('cancelled'));
  if (groupIds) update = update.where('group_id', 'in', groupIds);
  if (runId !== undefined) update = update.where('run_id', '=', runId);
  if (ids) update = update.where('id', 'in', ids);
  return update.returning(['run_id', 'provider']).execute();
}

/** Images that failed, of a group or by id. */
export function findFailed(
  db: Db,
  ownerId: string,
  which: { groupId?: string; ids?: string[] },
): Promise<Pick<GeneratedImageRow, 'id' | 'group_id' | 'run_id' | 'provider'>[]> {
  let query = db
    .selectFrom('ai_images')
    .select(['id', 'group_id', 'run_id', 'provider'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('state', '=', 'failed')
    .orderBy('seq', 'desc');
  if (which.groupId !== undefined) query = query.where('group_id', '=', which.groupId);
  if (which.ids) query = query.where('id', 'in', which.ids);
  return query.execute();
}

/** Queues failed images again as part of a new run; answers how many still had failed. */
export async function requeueFailed(db: Db, ownerId: string, ids: string[], runId: string): Promise<number> {
  const result = await db
    .updateTable('ai_images')
    .set({
      state: 'queued',
      run_id: runId,
      tries: 0,
      not_before: null,
      failure_id: null,
      failure_detail: '',
      started_at: null,
      finished_at: null,
    })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** What a job needs to know of the image it makes. */
export type ClaimedImage = Pick<
  GeneratedImageRow,
  | 'id'
  | 'group_id'
  | 'run_id'
  | 'provider'
  | 'request'
  | 'seed'
  | 'fence'
  | 'tries'
  | 'draft_keys'
  | 'cost_amount'
  | 'cost_currency'
>;

/** Takes a running image over: whoever held it before can no longer end it. Undefined when it is not running. */
export function claimImage(db: Db, ownerId: string, id: string): Promise<ClaimedImage | undefined> {
  return db
    .updateTable('ai_images')
    .set((build) => ({ fence: build('fence', '+', 1), attempts: build('attempts', '+', 1) }))
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning([
      'id',
      'group_id',
      'run_id',
      'provider',
      'request',
      'seed',
      'fence',
      'tries',
      'draft_keys',
      'cost_amount',
      'cost_currency',
    ])
    .executeTakeFirst();
}

const held = (db: Db, ownerId: string, id: string, fence: number) =>
  db
    .updateTable('ai_images')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('state', '=', 'running');

/** True while the image is running and nobody took it over. */
export async function isHeld(db: Db, ownerId: string, id: string, fence: number): Promise<boolean> {
  const row = await db
    .selectFrom('ai_images')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes objects that are about to be written beside those noted before. False when the image is no longer held. */
export async function noteDraftKeys(
  db: Db,
  ownerId: string,
  id: string,
  fence: number,
  keys: string[],
): Promise<boolean> {
  const result = await held(db, ownerId, id, fence)
    .set({
      draft_keys: sql<string[]>`draft_keys || ${keys}::text[]`,
      drafted_at: sql<Date>`now()`,
    })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Forgets objects that were deleted. */
export async function dropDraftKeys(db: Db, ownerId: string, id: string, keys: string[]): Promise<void> {
  await sql`
    update ai_images set draft_keys = array(select k from unnest(draft_keys) k where k <> all(${keys}::text[])),
      drafted_at = case when draft_keys <@ ${keys}::text[] then null else drafted_at end
    where owner_id = ${ownerId} and id = ${id}`.execute(db);
}

/** What a finished picture leaves in its row. */
export type ImageResult = Required<
  Pick<
    GeneratedImageRow,
    | 'original_key'
    | 'preview_key'
    | 'sha256'
    | 'format'
    | 'bytes'
    | 'width_px'
    | 'height_px'
    | 'has_alpha'
    | 'seed'
    | 'model'
    | 'cost_amount'
  >
>;

/** Ends a held image with its picture. False when somebody cancelled it or took it over: the picture is not used. */
export async function succeedImage(
  db: Db,
  ownerId: string,
  id: string,
  fence: number,
  result: ImageResult,
): Promise<boolean> {
  const used = [result.original_key, result.preview_key];
  const updated = await held(db, ownerId, id, fence)
    .set({
      ...result,
      state: 'succeeded',
      is_cost_estimate: false,
      failure_id: null,
      failure_detail: '',
      draft_keys: sql<string[]>`array(select k from unnest(draft_keys) k where k <> all(${used}::text[]))`,
      drafted_at: sql<Date | null>`case when draft_keys <@ ${used}::text[] then null else drafted_at end`,
      finished_at: sql<Date>`now()`,
    })
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Why an image was not made, and what that cost. */
export interface ImageFailure {
  failure_id: string;
  failure_detail: string;
  cost_amount: number | null;
}

/** Ends a held image without a picture; false as with `succeedImage`. */
export async function endImage(
  db: Db,
  ownerId: string,
  id: string,
  fence: number,
  to: 'failed' | 'refused',
  failure: ImageFailure,
): Promise<boolean> {
  const updated = await held(db, ownerId, id, fence)
    .set({ ...failure, state: to, is_cost_estimate: false, finished_at: sql<Date>`now()` })
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Puts a held image back into the queue, not to be tried before `delaySeconds` are over. */
export async function postponeImage(
  db: Db,
  ownerId: string,
  id: string,
  fence: number,
  wait: { delaySeconds: number; failureId: string },
): Promise<boolean> {
  const updated = await held(db, ownerId, id, fence)
    .set((build) => ({
      state: 'queued',
      tries: build('tries', '+', 1),
      failure_id: wait.failureId,
      not_before: sql<Date>`now() + make_interval(secs => ${wait.delaySeconds}::float8)`,
    }))
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Fails an image whose job was given up, whatever fence it had. */
export async function failAbandoned(
  db: Db,
  ownerId: string,
  id: string,
): Promise<{ run_id: string; provider: string } | undefined> {
  return db
    .updateTable('ai_images')
    .set({ state: 'failed', failure_id: 'interrupted', failure_detail: '', finished_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('state', 'in', statesBefore('failed'))
    .returning(['run_id', 'provider'])
    .executeTakeFirst();
}
