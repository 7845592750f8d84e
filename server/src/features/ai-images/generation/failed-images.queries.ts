import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { GeneratedImageRow } from './generated-images.queries.ts';
import { generatedImageStates } from './generated-images.state.ts';

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

/** Gives failed images of a provider the price they will probably have. */
export async function priceFailed(
  db: Db,
  ownerId: string,
  ids: string[],
  provider: string,
  price: { amount: number; currency: string } | null,
): Promise<void> {
  await db
    .updateTable('ai_images')
    .set({ cost_amount: price?.amount ?? null, cost_currency: price?.currency ?? '', is_cost_estimate: true })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where('provider', '=', provider)
    .where('state', '=', 'failed')
    .execute();
}

/** Queues images again that are still failed, as part of a new run; returns how many. */
export async function requeueFailed(db: Db, ownerId: string, ids: string[], runId: string): Promise<number> {
  const result = await db
    .updateTable('ai_images')
    .set({
      state: 'queued',
      run_id: runId,
      tries: 0,
      not_before: null,
      called_at: null,
      failure_id: null,
      failure_detail: '',
      started_at: null,
      finished_at: null,
    })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where('state', '=', 'failed')
    .where('state', 'in', generatedImageStates.statesBefore('queued'))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Fails an image whose job was given up, whatever fence it had. A call that went out without a response may be charged. */
export async function failAbandoned(
  db: Db,
  ownerId: string,
  id: string,
): Promise<{ run_id: string; provider: string } | undefined> {
  return db
    .updateTable('ai_images')
    .set({
      state: 'failed',
      failure_id: sql<string>`case when called_at is null then 'interrupted' else 'call-interrupted' end`,
      failure_detail: '',
      cost_amount: sql<
        number | null
      >`case when called_at is null and cost_amount is not null then 0 else cost_amount end`,
      is_cost_estimate: sql<boolean>`called_at is not null`,
      finished_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('state', 'in', generatedImageStates.statesBefore('failed'))
    .returning(['run_id', 'provider'])
    .executeTakeFirst();
}
