import { message } from '@diy/contract/messages';
import type { Db } from '../../platform/database/db.ts';
import type { Services } from '../../platform/services.ts';
import { isStoreUnreachable } from '../../platform/storage/is-store-unreachable.ts';
import {
  failOperation,
  finishOperation,
  type OperationMessage,
  type OperationProgress,
  type OperationResult,
  reportProgress,
} from './operations.service.ts';

/** Thrown when the work is no longer wanted: it was cancelled, its thing was deleted, or another worker finished it. */
export class NotWanted extends Error {
  constructor() {
    super('the work is not wanted any more');
    this.name = 'NotWanted';
  }
}

/** A piece of long work, and what happens when it is no longer wanted. */
export interface OperationToRun {
  ownerId: string;
  /** It is null for work that shows no progress. */
  operationId: string | null;
  /** Aborted when the worker stops; the job then runs again elsewhere. */
  signal?: AbortSignal;
  /** False when its thing was deleted; checked at each report together with the operation's state. */
  isWanted?(): Promise<boolean>;
  /** Storage keys recorded for the thing now, perhaps by another worker; these files are kept. */
  recordedKeys?(): Promise<(string | null | undefined)[]>;
  /** Runs after the files of unwanted work are deleted. */
  onUnwanted?(): Promise<void>;
}

/** A running operation, as its worker handles it. */
export interface RunningOperation {
  /** Shows progress. Throws NotWanted when the work is to stop, and the signal's reason when the worker is. */
  report(progress?: OperationProgress): Promise<void>;
  /** Records a file before it is written: it is removed if the work is not wanted in the end. */
  willWrite(key: string): void;
  /**
   * Records the result and ends the operation, both or neither. `record` returns null when the result is not wanted.
   */
  finish(record: (trx: Db) => Promise<OperationResult | null>): Promise<void>;
  /** Ends the operation as failed for good. */
  fail(message: OperationMessage): Promise<void>;
}

/**
 * Runs long work with progress and cancellation. Work that is no longer wanted ends without an error, and its files are
 * removed, except those that another worker has recorded meanwhile. Any other error is thrown; of a store that is away
 * the person reads that the work waits for it, until the work continues.
 */
export async function runOperation(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { ownerId, operationId, signal, ...of }: OperationToRun,
  work: (operation: RunningOperation) => Promise<void>,
): Promise<void> {
  const written = new Set<string>();
  let hasReported = false;
  const isOpen = async (progress: OperationProgress) =>
    (await (of.isWanted?.() ?? true)) &&
    (operationId === null || (await reportProgress(db, ownerId, operationId, progress)));
  try {
    await work({
      async report(progress = {}) {
        signal?.throwIfAborted();
        // What an earlier try waited for is over.
        const shown = hasReported ? progress : { message: null, ...progress };
        if (!(await isOpen(shown))) throw new NotWanted();
        hasReported = true;
      },
      willWrite: (key) => void written.add(key),
      finish: (record) =>
        db.transaction().execute(async (trx) => {
          const result = await record(trx);
          if (result === null) throw new NotWanted();
          if (operationId === null) return;
          if (!(await finishOperation(trx, ownerId, operationId, result))) throw new NotWanted();
        }),
      async fail(message) {
        if (operationId !== null) await failOperation(db, ownerId, operationId, message);
      },
    });
  } catch (error) {
    if (isStoreUnreachable(error) && operationId !== null)
      await reportProgress(db, ownerId, operationId, { message: message('operations.waits-for-store') });
    if (!(error instanceof NotWanted)) throw error;
    // A late worker must not delete files that another one has recorded meanwhile.
    const recorded = new Set(await of.recordedKeys?.());
    for (const key of written) if (!recorded.has(key)) await storage.delete(key);
    await of.onUnwanted?.();
  }
}
