import { type Point, type RulerLine, roundMm } from '@diy/design/geometry';
import type { Signal } from '../../../../lib/signal.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { rulerLinesOf } from '../../session/ui-state.ts';
import { formatMm } from '../../view/format-readout.ts';
import { toMm, toPx } from '../../view/view-math.ts';
import { RULER_PX } from '../frame/ruler-px.ts';
import type { Drag } from '../gesture/drag.ts';
import type { StageFeedback } from '../stage-feedback.ts';

/** How near on its ruler a line is taken hold of, CSS px. */
const REACH_PX = 5;

/**
 * Pulls a line out of a ruler, or the line that stands at that place of the ruler. `axis: 'x'` is a vertical line, out of the ruler
 * at the side. Let go of on its ruler it is gone; Escape leaves all as it was.
 */
export function startRulerLine(
  { editor, ui, view }: Pick<DesignerSession, 'editor' | 'ui' | 'view'>,
  feedback: Signal<StageFeedback>,
  { axis, start, isRtl, width }: { axis: 'x' | 'y'; start: Point; isRtl: boolean; width: number },
): Drag {
  const surfaceId = editor.getState().activeSurfaceId;
  const before = rulerLinesOf(ui.get(), surfaceId);
  const others = [...before];
  const held = before.findIndex((line) => isHeld(line));
  if (held >= 0) others.splice(held, 1);
  const show = (lines: readonly RulerLine[]) =>
    ui.set((now) => ({ ...now, rulerLines: { ...now.rulerLines, [surfaceId]: lines } }));

  /** A line is taken hold of on the ruler that it crosses. */
  function isHeld(line: RulerLine): boolean {
    if (line.axis === axis) return false;
    const at = toPx(view.get(), { x: line.atMm, y: line.atMm });
    return Math.abs(line.axis === 'x' ? at.x - start.x : at.y - start.y) <= REACH_PX;
  }
  const own = held >= 0 ? (before[held]?.axis ?? axis) : axis;
  const isOnRuler = (at: Point) => at.y < RULER_PX || (isRtl ? width - at.x : at.x) < RULER_PX;
  return {
    staysInView: true,
    move(at) {
      // A line that was taken hold of moves along the ruler too; let go of on the other ruler it is gone.
      const isGone =
        held >= 0 ? (own === 'x' ? (isRtl ? width - at.x : at.x) : at.y) < RULER_PX : isOnRuler(at);
      const mm = toMm(view.get(), at);
      const atMm = roundMm(Math.round((own === 'x' ? mm.x : mm.y) * 10) / 10);
      show(isGone ? others : [...others, { axis: own, atMm }]);
      const text = `${own.toUpperCase()} ${formatMm(atMm)} mm`;
      const cursor = own === 'x' ? 'col-resize' : 'row-resize';
      feedback.set((now) => ({ ...now, cursor, readout: isGone ? null : { at, text } }));
    },
    end: () => {},
    cancel: () => show(before),
  };
}
