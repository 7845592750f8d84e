import type { Db } from './db.ts';

/** Thrown to roll a dry run back. */
class DryRunEnd extends Error {}

/**
 * Runs work in a transaction that is always rolled back, and throws what the work throws: what could refuse it is known before
 * something is done that cannot be rolled back, such as storing files. It does not hold any lock afterwards, so the work has to
 * be done again, and may be refused then.
 */
export async function dryRun(db: Db, work: (trx: Db) => Promise<unknown>): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await work(trx);
      throw new DryRunEnd();
    });
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error;
  }
}
