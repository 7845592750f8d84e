import type { Db } from './db.ts';

/**
 * Runs a transaction that records what was made outside of it, such as a file; `undo` removes that when the transaction was rolled
 * back. Nobody knows whether a commit that failed was made, so nothing is removed then: the sweep of orphans deletes what no row names.
 */
export async function transactionOrUndo<T>(
  db: Db,
  work: (trx: Db) => Promise<T>,
  undo: () => Promise<unknown>,
): Promise<T> {
  let isCommitting = false;
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work(trx);
      isCommitting = true;
      return result;
    });
  } catch (error) {
    if (!isCommitting) await undo();
    throw error;
  }
}
