import { createOwnerQueue, type OwnerQueue } from '../../platform/concurrency/owner-queue.ts';
import { createFileQueue, type FileQueue } from './import/upload/readers/file-queue.ts';
import { createHostBreaker, type HostBreaker } from './pictures/host-breaker.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** Shared by all lines, so that they know which hosts of pictures do not respond. */
    pictureHosts: HostBreaker;
    /** Order files that are read, in which accounts take turns. */
    orderFiles: FileQueue;
    /** Dry runs of uploads, in which accounts take turns: each holds some batches of rows in memory. */
    orderChecks: OwnerQueue;
  }
}

/** What this feature keeps in memory as long as the process lives. */
export function createOrderState(): {
  pictureHosts: HostBreaker;
  orderFiles: FileQueue;
  orderChecks: OwnerQueue;
} {
  return {
    pictureHosts: createHostBreaker(() => performance.now()),
    orderFiles: createFileQueue(),
    orderChecks: createOwnerQueue(CHECKS.atOnce, CHECKS.waiting),
  };
}

/** Accounts whose dry runs run at once, and dry runs of one account that may wait. */
const CHECKS = { atOnce: 3, waiting: 10 };
