import { describe, expect, it } from 'vitest';
import { rulerLinesOf } from '../../session/ui-state.ts';
import { buildSession } from '../../testing/build-session.ts';
import { createFeedback } from '../stage-feedback.ts';
import { startRulerLine } from './ruler-drag.ts';

const NONE = { shift: false, alt: false, mod: false };

function open() {
  const session = buildSession();
  // 2 px for a millimetre; the surface begins right of and below the rulers.
  session.view.set({ pxPerMm: 2, offsetX: 40, offsetY: 60 });
  const feedback = createFeedback();
  const pull = (axis: 'x' | 'y', from: [number, number], to: [number, number], isRtl = false) => {
    const start = { x: from[0], y: from[1] };
    const drag = startRulerLine(session, feedback, { axis, start, isRtl, width: 800 });
    drag.move({ x: to[0], y: to[1] }, NONE);
    return drag;
  };
  return { session, feedback, pull, lines: () => rulerLinesOf(session.ui.get(), 'front') };
}

describe('a line out of a ruler', () => {
  it('stands where it is let go of, to a tenth of a millimetre', () => {
    const { pull, lines, feedback } = open();
    pull('x', [8, 300], [141.13, 300]).end();
    expect(feedback.get().readout?.text).toBe('X 50.6 mm');
    pull('y', [300, 8], [300, 160]).end();
    expect(lines()).toEqual([
      { axis: 'x', atMm: 50.6 },
      { axis: 'y', atMm: 50 },
    ]);
  });

  it('is none when it comes back to the ruler, and as before after Escape', () => {
    const { pull, lines } = open();
    pull('x', [8, 300], [10, 300]).end();
    expect(lines()).toEqual([]);
    pull('x', [8, 300], [140, 300]).cancel();
    expect(lines()).toEqual([]);
  });

  it('is taken hold of on the ruler that it crosses, moved, and taken away on its own', () => {
    const { pull, lines } = open();
    pull('x', [8, 300], [140, 300]).end();
    pull('y', [142, 8], [200, 8]).end();
    expect(lines()).toEqual([{ axis: 'x', atMm: 80 }]);
    pull('y', [201, 8], [10, 200]).end();
    expect(lines()).toEqual([]);
  });

  it('comes out of the ruler on the right where lines run from right to left', () => {
    const { pull, lines } = open();
    pull('x', [792, 300], [790, 300], true).end();
    expect(lines()).toEqual([]);
    pull('x', [792, 300], [640, 300], true).end();
    expect(lines()).toEqual([{ axis: 'x', atMm: 300 }]);
  });
});
