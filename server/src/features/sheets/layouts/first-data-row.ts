import type { LayoutInUse } from './layout-in-use.ts';

/** Sheet row of our first data row, from 1. */
export function firstDataRow({ layout, own }: LayoutInUse): number {
  if (!own) return layout.noteRow ? 3 : 2;
  return own.headerRow + 1 + (own.rowsMode === 'below' ? own.examples.length : 0);
}
