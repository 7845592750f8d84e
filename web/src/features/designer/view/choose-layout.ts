import type { ViewSize } from './view-math.ts';

/**
 * Where panels stand: `both` next to the stage; `one` of panel and inspector at a time (a tablet upright); `side`, the same on a
 * telephone on its side; `below` the stage, as a sheet (a telephone upright).
 */
export type Layout = 'both' | 'one' | 'side' | 'below';

/** Up to this width only one of panel and inspector has room next to the stage. */
const ONE_UP_TO_PX = 959;
/** Below this width neither has. */
const SHEET_BELOW_PX = 768;
/** A window that is this low and at least this wide is a telephone on its side: sheets would leave no stage. */
const LOW_BELOW_PX = 500;
const SIDE_FROM_PX = 540;

/** Chooses where panels stand by the size of the window in CSS px. */
export function chooseLayout({ width, height }: ViewSize): Layout {
  if (width > ONE_UP_TO_PX) return 'both';
  if (height < LOW_BELOW_PX && width >= SIDE_FROM_PX) return 'side';
  return width < SHEET_BELOW_PX ? 'below' : 'one';
}

/** Telephones: fewer tools in sight, no rulers. */
export function isCompact(layout: Layout): boolean {
  return layout === 'side' || layout === 'below';
}
