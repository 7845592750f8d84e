import type { DesignerSession } from '../../session/designer-session.ts';
import { edgePan } from '../../view/edge-pan.ts';
import { panBy } from '../../view/view-math.ts';
import type { PointerStates } from './pointer-states.ts';

/**
 * Acts on the pointer's movements once for each picture of the screen, however often it reports them; the view scrolls while
 * something is dragged past the stage's edge.
 */
export function createPointerFrames(session: Pick<DesignerSession, 'view'>, states: PointerStates) {
  let frame = 0;
  const step = () => {
    frame = 0;
    const at = states.pulledTo();
    const { x, y } = at ? edgePan(at, session.view.size()) : { x: 0, y: 0 };
    if (x !== 0 || y !== 0) {
      session.view.set(panBy(session.view.get(), x, y));
      // Continues for as long as the pointer is held outside.
      frame = requestAnimationFrame(step);
    }
    states.step();
  };
  return {
    request() {
      if (!frame) frame = requestAnimationFrame(step);
    },
    /** Acts at once on a movement that waits for the next picture. */
    flush() {
      if (!frame) return;
      cancelAnimationFrame(frame);
      step();
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
