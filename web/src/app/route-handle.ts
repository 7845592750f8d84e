import type { PageParts } from './page-table.ts';

/** Properties of a route. */
export interface RouteHandle {
  /** A key of `common.json`; a route without one is called as its parent is. */
  title?: string;
  /** The parts it needs before it can be shown. */
  parts?: PageParts;
}
