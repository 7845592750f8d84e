import type { PageParts } from './page-table.ts';

/** What a route says about itself. */
export interface RouteHandle {
  /** A key of `common.json`; a route without one is called as its parent is. */
  title?: string;
  /** What it needs before it can be shown. */
  parts?: PageParts;
}
