import { createOwnerQueue, type OwnerQueue } from '../../platform/concurrency/owner-queue.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** Imported sheets that are read, in which accounts take turns. */
    ownSheets: OwnerQueue;
  }
}

/** Sheets that are read at once, each in a separate process, and those of one account that may wait. */
const AT_ONCE = 2;
const MAX_WAITING = 10;

/** What this feature keeps in memory as long as the process lives. */
export function createSheetState(): { ownSheets: OwnerQueue } {
  return { ownSheets: createOwnerQueue(AT_ONCE, MAX_WAITING) };
}
