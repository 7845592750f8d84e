import type { EqualGap, Guide, Point, Rect } from '@diy/design/geometry';
import { createSignal, type Signal } from '../../../lib/signal.ts';

/** What the stage shows of a gesture besides the design itself. */
export interface StageFeedback {
  readonly guides: readonly Guide[];
  /** Gaps that are equal at this moment, or the ways to others; shown with their width. */
  readonly gaps: readonly EqualGap[];
  /** Selection frame being drawn, in mm. */
  readonly marquee: Rect | null;
  /** Values next to the pointer. */
  readonly readout: { readonly at: Point; readonly text: string } | null;
  readonly hoverId: string | null;
  readonly cursor: string;
  readonly pointer: Point | null;
}

/** Nothing drawn over the artwork: the stage at rest. */
export const NO_FEEDBACK: StageFeedback = {
  guides: [],
  gaps: [],
  marquee: null,
  readout: null,
  hoverId: null,
  cursor: 'default',
  pointer: null,
};

export function createFeedback(): Signal<StageFeedback> {
  return createSignal<StageFeedback>(NO_FEEDBACK);
}
