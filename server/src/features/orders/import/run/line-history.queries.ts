import type { Db } from '../../../../platform/database/db.ts';

/** Keeps a line as it was before an import changed it; of several changes by one import the first one counts. */
export async function insertHistory(
  trx: Db,
  ownerId: string,
  logId: string,
  lineId: string,
  before: Buffer,
): Promise<void> {
  await trx
    .insertInto('order_line_history')
    .values({ owner_id: ownerId, log_id: logId, line_id: lineId, before })
    .onConflict((conflict) => conflict.columns(['owner_id', 'log_id', 'line_id']).doNothing())
    .execute();
}

export function historyOfImport(
  db: Db,
  ownerId: string,
  logId: string,
): Promise<{ line_id: string; before: Buffer }[]> {
  return db
    .selectFrom('order_line_history')
    .select(['line_id', 'before'])
    .where('owner_id', '=', ownerId)
    .where('log_id', '=', logId)
    .execute();
}

export async function deleteHistory(trx: Db, ownerId: string, logId: string): Promise<void> {
  await trx
    .deleteFrom('order_line_history')
    .where('owner_id', '=', ownerId)
    .where('log_id', '=', logId)
    .execute();
}
