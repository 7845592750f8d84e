import { createOwnerQueue } from '../../../../../platform/concurrency/owner-queue.ts';

/** Files up to this size are read whole before the response, in well under a second. */
export const READ_AT_ONCE_BYTES = 2 * 1024 * 1024;

/** Files of each kind that are read at once: each has a process with up to 384 MB of its own. */
const AT_ONCE = { small: 3, large: 2 };
/** Files of one account that may wait. */
const MAX_WAITING = 20;

/** Order files that are read, in which accounts take turns, each with one file at a time of a kind. */
export interface FileQueue {
  /**
   * Runs `read` when it is the turn of the owner's file of this many bytes. Rejects with TooBusy when too many of one owner wait, and with the
   * signal's reason while it waits.
   */
  run<T>(ownerId: string, bytes: number, read: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** A large file takes up to a minute, so small ones do not wait for it. */
export function createFileQueue(): FileQueue {
  const small = createOwnerQueue(AT_ONCE.small, MAX_WAITING);
  const large = createOwnerQueue(AT_ONCE.large, MAX_WAITING);
  return {
    run: (ownerId, bytes, read, signal) =>
      (bytes > READ_AT_ONCE_BYTES ? large : small).run(ownerId, read, signal),
  };
}
