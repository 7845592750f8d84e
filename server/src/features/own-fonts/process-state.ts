import { createOwnerQueue, type OwnerQueue } from '../../platform/concurrency/owner-queue.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** Queue in which accounts take turns to have fonts read, one at a time. */
    fontQueue: OwnerQueue;
  }
}

/** What this feature keeps in memory as long as the process lives. */
export function createOwnFontState(): { fontQueue: OwnerQueue } {
  return { fontQueue: createOwnerQueue(1) };
}
