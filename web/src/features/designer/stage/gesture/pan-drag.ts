import type { Point } from '@diy/design/geometry';
import type { Signal } from '../../../../lib/signal.ts';
import { panBy } from '../../view/view-math.ts';
import type { ViewStore } from '../../view/view-store.ts';
import type { StageFeedback } from '../stage-feedback.ts';
import type { Drag } from './drag.ts';

/** Moves what is seen with the pointer: the space bar or the middle button held. Changes nothing of the design. */
export function startPan(view: ViewStore, feedback: Signal<StageFeedback>): Drag {
  let last: Point | null = null;
  feedback.set((now) => ({ ...now, cursor: 'grabbing' }));
  return {
    movesView: true,
    move(at) {
      if (last) view.set(panBy(view.get(), at.x - last.x, at.y - last.y));
      last = at;
    },
    end: () => {},
    cancel: () => {},
  };
}
