import { createOwnerQueue, type OwnerQueue } from '../../platform/concurrency/owner-queue.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** Queue in which accounts take turns to have PSDs read: one at a time, since each takes much memory. */
    psdQueue: OwnerQueue;
    /** Lists of product files that are read, in which accounts take turns. */
    productFiles: OwnerQueue;
  }
}

/** Product files that are read at once, each in a separate process, and those of one account that may wait. */
const FILES_AT_ONCE = 2;
const MAX_FILES_WAITING = 10;

/** What this feature keeps in memory as long as the process lives. */
export function createOwnTemplateState(): { psdQueue: OwnerQueue; productFiles: OwnerQueue } {
  return { psdQueue: createOwnerQueue(1), productFiles: createOwnerQueue(FILES_AT_ONCE, MAX_FILES_WAITING) };
}
