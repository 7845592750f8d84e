import type { StoredMessage } from '@diy/contract/messages';
import type { OperationState } from '@diy/contract/operations';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { containing } from '../../platform/database/page.ts';

interface OperationTable {
  owner_id: string;
  id: string;
  kind: string;
  title: string;
  state: OperationState;
  done: Generated<number>;
  total: Generated<number>;
  failed: Generated<number>;
  /** A finished sentence, as versions before decision 0144 stored it; '' when `reason` has the message. */
  message: Generated<string>;
  reason: JSONColumnType<StoredMessage> | null;
  result_id: string | null;
  result_key: string | null;
  result_name: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type OperationRow = Selectable<OperationTable>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    operations: OperationTable;
    operation_counts: { owner_id: string; total: number; open: number };
  }
}

const OPEN: OperationState[] = ['queued', 'running'];

/** Adds an operation as queued. Listeners are notified by the table's trigger. */
export async function insertOperation(
  db: Db,
  operation: Pick<OperationRow, 'owner_id' | 'id' | 'kind' | 'title' | 'total' | 'result_id'>,
): Promise<void> {
  await db
    .insertInto('operations')
    .values({ ...operation, state: 'queued', reason: null, result_key: null, result_name: null })
    .execute();
}

/** The fields that an update may set besides the state. */
export type OperationChange = Partial<
  Pick<
    OperationRow,
    'done' | 'total' | 'failed' | 'message' | 'reason' | 'result_id' | 'result_key' | 'result_name'
  >
>;

/** Changes an operation that is in one of `from`; false when it is not, or is somebody else's. */
export async function updateOperation(
  db: Db,
  ownerId: string,
  id: string,
  step: { from: OperationState[]; to: OperationState; change: OperationChange },
): Promise<boolean> {
  const { reason, ...change } = step.change;
  const result = await db
    .updateTable('operations')
    .set({
      ...change,
      ...(reason === undefined ? {} : { reason: reason && JSON.stringify(reason) }),
      state: step.to,
      updated_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('state', 'in', step.from)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/**
 * Marks an operation in one of `from` as changed, without waiting: a row that another transaction holds will be announced by
 * that one.
 */
export async function touchOperation(
  db: Db,
  ownerId: string,
  id: string,
  step: { from: OperationState[]; to: OperationState },
): Promise<void> {
  const free = db
    .selectFrom('operations')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('state', 'in', step.from)
    .forNoKeyUpdate()
    .skipLocked();
  await db
    .updateTable('operations')
    .set({ state: step.to, updated_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', free)
    .where('state', 'in', step.from)
    .execute();
}

/** One operation, ended or not. */
export function findOperation(db: Db, ownerId: string, id: string): Promise<OperationRow | undefined> {
  return db
    .selectFrom('operations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Operations by id, in no order. */
export function findOperations(db: Db, ownerId: string, ids: string[]): Promise<OperationRow[]> {
  return db
    .selectFrom('operations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute();
}

/** How many operations of a kind are open, at most `most`. */
export async function countOpenOperations(
  db: Db,
  ownerId: string,
  kind: string,
  most: number,
): Promise<number> {
  const rows = await db
    .selectFrom('operations')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('state', 'in', OPEN)
    .where('kind', '=', kind)
    .limit(most)
    .execute();
  return rows.length;
}

/** How many of these operations are open. */
export async function countOpenAmong(db: Db, ownerId: string, ids: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom('operations')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', OPEN)
    .where('id', '=', sql<string>`any(${[...ids]})`)
    .executeTakeFirstOrThrow();
  return Number(row.open);
}

/** Operations of a list: all or open ones whose title contains `content`. */
export interface OperationFilter {
  state: 'all' | 'open';
  content: string;
}

function filtered(db: Db, ownerId: string, filter: OperationFilter) {
  let query = db.selectFrom('operations').where('owner_id', '=', ownerId);
  if (filter.state === 'open') query = query.where('state', 'in', OPEN);
  if (filter.content) query = query.where('title', 'ilike', containing(filter.content));
  return query;
}

/** Newest first. */
export function pageOfOperations(
  db: Db,
  ownerId: string,
  filter: OperationFilter,
  page: { limit: number; offset: number },
): Promise<OperationRow[]> {
  return filtered(db, ownerId, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Number of rows of a list; without search text it comes from a stored counter. */
export async function countOperations(db: Db, ownerId: string, filter: OperationFilter): Promise<number> {
  if (filter.content) {
    const row = await filtered(db, ownerId, filter)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(row.rows);
  }
  const counts = await db
    .selectFrom('operation_counts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return (filter.state === 'open' ? counts?.open : counts?.total) ?? 0;
}
