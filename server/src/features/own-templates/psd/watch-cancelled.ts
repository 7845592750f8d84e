import type { Services } from '../../../platform/services.ts';
import { findOperations, NotWanted } from '../../operations/index.ts';

/** How often it is looked whether somebody cancelled a reading. */
const POLL_MS = 500;

/** Whether an operation is still wanted. */
interface CancelWatch {
  /** Aborted with `NotWanted` when the operation is no longer open. */
  signal: AbortSignal;
  stop(): void;
}

/** Watches an operation whose work cannot look for itself, because it runs in another process. */
export function watchCancelled(
  { db, log }: Pick<Services, 'db' | 'log'>,
  ownerId: string,
  operationId: string,
): CancelWatch {
  const controller = new AbortController();
  let isLooking = false;
  const look = async () => {
    const [operation] = await findOperations(db, ownerId, [operationId]);
    if (operation && (operation.state === 'queued' || operation.state === 'running')) return;
    clearInterval(timer);
    controller.abort(new NotWanted());
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      // The database is away; the reading continues, and its result is refused if it is not wanted.
      .catch((error: unknown) =>
        log.warn({ err: error }, 'it could not be read whether a PSD is still wanted'),
      )
      .finally(() => {
        isLooking = false;
      });
  }, POLL_MS);
  timer.unref();
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
