import { createOwnerQueue, type OwnerQueue } from '../../platform/concurrency/owner-queue.ts';
import { createFilteredCopies, type FilteredCopies } from './tools/filtered-preview.ts';

/** Work on images that one process has under way, and what it keeps of it. */
export interface ImageProcessState {
  /** In which accounts have vector graphics read and drawn. */
  vectorQueue: OwnerQueue;
  /** In which accounts' JPEGs are looked through for damage. */
  scanQueue: OwnerQueue;
  /** In which accounts' pictures pass the workshop: nobody's large ones make the others wait for more than one of them. */
  toolQueue: OwnerQueue;
  /** Drawings of vector graphics for prints, by the path of the PNG. */
  drawings: Map<string, Promise<string>>;
  copies: FilteredCopies;
}

declare module '../../platform/services.ts' {
  interface Services {
    imageWork: ImageProcessState;
  }
}

/** What this feature keeps in memory as long as the process lives. */
export function createImageState(): { imageWork: ImageProcessState } {
  return {
    imageWork: {
      vectorQueue: createOwnerQueue(2),
      scanQueue: createOwnerQueue(2),
      toolQueue: createOwnerQueue(2),
      drawings: new Map(),
      copies: createFilteredCopies(),
    },
  };
}
