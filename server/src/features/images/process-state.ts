import { createOwnerQueue, type OwnerQueue } from '../../platform/concurrency/owner-queue.ts';
import { createDeriver, type Deriver } from './intake/derive/derive-in-processes.ts';
import { createFilteredCopies, type FilteredCopies } from './tools/filtered-preview.ts';

/** Work on images that one process has under way, and what it keeps of it. */
export interface ImageProcessState {
  /** Queue in which accounts take turns to have vector graphics read and drawn. */
  vectorQueue: OwnerQueue;
  /** Queue in which accounts take turns to have JPEGs scanned for damage. */
  scanQueue: OwnerQueue;
  /** Queue in which accounts take turns in the workshop: others wait for at most one of an account's large pictures. */
  toolQueue: OwnerQueue;
  /** Drawings of vector graphics for prints, by the path of the PNG. */
  drawings: Map<string, Promise<string>>;
  copies: FilteredCopies;
  /** What decodes pictures that come in. */
  deriver: Deriver;
}

declare module '../../platform/services.ts' {
  interface Services {
    imageState: ImageProcessState;
  }
}

/** What this feature keeps in memory as long as the process lives. */
export function createImageState(): { imageState: ImageProcessState } {
  return {
    imageState: {
      vectorQueue: createOwnerQueue(2),
      scanQueue: createOwnerQueue(2),
      toolQueue: createOwnerQueue(2),
      drawings: new Map(),
      copies: createFilteredCopies(),
      deriver: createDeriver(),
    },
  };
}
