import type { PsdSurface } from '../surfaces/find-surfaces.ts';

/** A smart object in the contents of another one. */
export interface NestedSurface extends PsdSurface {
  /** Its own file, by which equal ones are known; missing = none is embedded. */
  file?: Uint8Array;
}
