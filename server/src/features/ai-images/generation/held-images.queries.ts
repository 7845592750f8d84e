import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { GeneratedImageRow } from './generated-images.queries.ts';
import { generatedImageStates } from './generated-images.state.ts';

const CLAIMED = [
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
  'called_at',
] as const;

/** What a job needs to know about the image it makes. */
export type ClaimedImage = Pick<GeneratedImageRow, (typeof CLAIMED)[number]>;

/** Takes over a running image: a process that held it before can no longer end it. Undefined when it is not running. */
export function claimImage(db: Db, ownerId: string, id: string): Promise<ClaimedImage | undefined> {
  return db
    .updateTable('ai_images')
    .set((build) => ({ fence: build('fence', '+', 1), attempts: build('attempts', '+', 1) }))
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning(CLAIMED)
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

/** Records that a call which may cost something goes out now. False when the image is no longer held: then it must not. */
export async function recordCall(db: Db, ownerId: string, id: string, fence: number): Promise<boolean> {
  const result = await held(db, ownerId, id, fence).set({ called_at: sql<Date>`now()` }).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Records further objects that are about to be written. False when the image is no longer held. */
export async function recordDraftKeys(
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

/** Clears the record of objects that were deleted. */
export async function dropDraftKeys(db: Db, ownerId: string, id: string, keys: string[]): Promise<void> {
  await sql`
    update ai_images set draft_keys = array(select k from unnest(draft_keys) k where k <> all(${keys}::text[])),
      drafted_at = case when draft_keys <@ ${keys}::text[] then null else drafted_at end
    where owner_id = ${ownerId} and id = ${id}`.execute(db);
}

/** What is stored in the row of a finished image. */
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
    .where('state', 'in', generatedImageStates.statesBefore('succeeded'))
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Why an image was not made, and what that cost. */
export interface ImageFailure {
  failure_id: string;
  failure_detail: string;
  cost_amount: number | null;
  /** Nobody knows whether the provider charges it. */
  is_cost_estimate: boolean;
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
    .set({ ...failure, state: to, finished_at: sql<Date>`now()` })
    .where('state', 'in', generatedImageStates.statesBefore(to))
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
      called_at: null,
      not_before: sql<Date>`now() + make_interval(secs => ${wait.delaySeconds}::float8)`,
    }))
    .where('state', 'in', generatedImageStates.statesBefore('queued'))
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
