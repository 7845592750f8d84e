import { findSurface } from '@diy/design/document';
import { layersInRect, withWholeGroups } from '@diy/design/editing';
import { type Point, rectAround } from '@diy/design/geometry';
import type { Signal } from '../../../../lib/signal.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { toMm } from '../../view/view-math.ts';
import type { Drag } from '../gesture/drag.ts';
import type { StageFeedback } from '../stage-feedback.ts';

/** Selects what a frame touches, groups as wholes; with Shift in addition to what is selected. */
export function startMarquee(
  { editor, view }: Pick<DesignerSession, 'editor' | 'view'>,
  feedback: Signal<StageFeedback>,
  start: Point,
  isAdding: boolean,
): Drag {
  const { selection: before, openGroupId } = editor.getState();
  const startMm = toMm(view.get(), start);
  return {
    move(at) {
      const marquee = rectAround([startMm, toMm(view.get(), at)]);
      feedback.set((now) => ({ ...now, marquee }));
      const surface = findSurface(editor.getState().design, editor.getState().activeSurfaceId);
      const touched = surface ? layersInRect(surface, marquee).map((layer) => layer.id) : [];
      const chosen = surface ? withWholeGroups(surface, touched) : [];
      editor.select(isAdding ? [...before, ...chosen] : chosen, null);
    },
    end: () => {},
    cancel: () => editor.select(before, openGroupId),
  };
}
