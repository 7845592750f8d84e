import { createOwnerQueue, type OwnerQueue } from '../../platform/concurrency/owner-queue.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** Queue in which accounts take turns to have PSDs read: one at a time, since each takes much memory. */
    psdQueue: OwnerQueue;
  }
}

/** What this feature keeps in memory as long as the process lives. */
export function createOwnTemplateState(): { psdQueue: OwnerQueue } {
  return { psdQueue: createOwnerQueue(1) };
}
