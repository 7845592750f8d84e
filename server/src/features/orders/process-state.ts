import { createFileQueue, type FileQueue } from './import/upload/readers/file-queue.ts';
import { createHostBreaker, type HostBreaker } from './pictures/host-breaker.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** Shared by all lines, so that they know which hosts of pictures do not respond. */
    pictureHosts: HostBreaker;
    /** Order files that are read, in which accounts take turns. */
    orderFiles: FileQueue;
  }
}

/** What this feature keeps in memory as long as the process lives. */
export function createOrderState(): { pictureHosts: HostBreaker; orderFiles: FileQueue } {
  return { pictureHosts: createHostBreaker(() => performance.now()), orderFiles: createFileQueue() };
}
