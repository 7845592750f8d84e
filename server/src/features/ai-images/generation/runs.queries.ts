import type { GeneratedImageState } from '@diy/contract/ai-images/ai-image-shapes';
import type { Generated } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { OPEN_IMAGE_STATES } from './generated-images.state.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    ai_runs: {
      owner_id: string;
      id: string;
      seq: Generated<number>;
      group_id: string;
      idempotency_key: string | null;
      /** What the call with the key asked for. */
      request_sha256: Generated<string | null>;
      created_at: Generated<Date>;
    };
  }
}

/** False when the account has a run of this idempotency key already. */
export async function insertRun(
  db: Db,
  ownerId: string,
  run: { id: string; group_id: string; idempotency_key: string | null; request_sha256: string | null },
): Promise<boolean> {
  const inserted = await db
    .insertInto('ai_runs')
    .values({ owner_id: ownerId, ...run })
    .onConflict((conflict) => conflict.columns(['owner_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The run that a repeated call made before. */
export function findRunByKey(
  db: Db,
  ownerId: string,
  idempotencyKey: string,
): Promise<{ id: string; group_id: string; request_sha256: string | null } | undefined> {
  return db
    .selectFrom('ai_runs')
    .select(['id', 'group_id', 'request_sha256'])
    .where('owner_id', '=', ownerId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** Runs of a group, newest first. */
export async function findNewestRuns(
  db: Db,
  ownerId: string,
  groupId: string,
  limit: number,
): Promise<string[]> {
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
    .where('state', 'in', OPEN_IMAGE_STATES)
    .groupBy('run_id')
    .orderBy('newest', 'desc')
    .execute();
  return rows.map((row) => row.run_id);
}

/** Locks these runs: until the transaction ends, nobody else can end one of their images. */
export async function lockRuns(trx: Db, ownerId: string, runIds: string[]): Promise<void> {
  await trx
    .selectFrom('ai_runs')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', runIds)
    .orderBy('id')
    .forUpdate()
    .execute();
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
