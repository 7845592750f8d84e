import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { cancelOperation, expireOperation } from './operations.service.ts';

/** Ends an operation in any state; afterwards it neither runs nor links to a file. */
export async function endOperation(db: Db, ownerId: string, operationId: string): Promise<void> {
  if (await expireOperation(db, ownerId, operationId)) return;
  try {
    await cancelOperation(db, ownerId, operationId);
  } catch (error) {
    // Failed operations have ended already; one that succeeded just now expires.
    if (!(error instanceof Refusal)) throw error;
    await expireOperation(db, ownerId, operationId);
  }
}

/** A finished thing with its files. */
export interface FinishedWork {
  ownerId: string;
  id: string;
  operationId: string;
  /** Storage keys. */
  keys: readonly string[];
}

/**
 * Deletes things with their files; one that is still being made is stopped. Returns how many.
 * @param deleteOne deletes the thing's row; false when it did not exist any more
 */
export async function deleteFinishedWork(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  things: readonly FinishedWork[],
  deleteOne: (db: Db, ownerId: string, id: string) => Promise<boolean>,
): Promise<number> {
  let deleted = 0;
  for (const { ownerId, id, operationId, keys } of things) {
    await endOperation(db, ownerId, operationId);
    for (const key of keys) await storage.delete(key);
    if (await deleteOne(db, ownerId, id)) deleted += 1;
  }
  return deleted;
}

const EXPIRE_AT_ONCE = 200;

/**
 * Removes the files of things past their time. Returns how many things.
 * @param find the next ones, at most as many as asked for
 * @param deleteOne records in the thing's row that its files are deleted, or deletes the row
 */
export async function expireWork(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  find: (db: Db, most: number) => Promise<FinishedWork[]>,
  deleteOne: (trx: Db, ownerId: string, id: string) => Promise<unknown>,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const expired = await find(db, EXPIRE_AT_ONCE);
    for (const { ownerId, id, operationId, keys } of expired) {
      // Files are removed first: a kill in between leaves a row that is found again, not files without a row.
      for (const key of keys) await storage.delete(key);
      await db.transaction().execute(async (trx) => {
        await deleteOne(trx, ownerId, id);
        await expireOperation(trx, ownerId, operationId);
      });
    }
    removed += expired.length;
    if (expired.length < EXPIRE_AT_ONCE) return removed;
  }
}
