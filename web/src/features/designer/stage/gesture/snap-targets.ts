import type { SnapTargets } from '@diy/design/geometry';
import { layerBounds } from '@diy/design/layers';
import { activeSurface } from '../../session/active-surface.ts';
import type { StageParts } from '../../session/session-parts.ts';
import { rulerLinesOf } from '../../session/ui-state.ts';
import { gridLines } from '../../view/grid-lines.ts';

/** How near in CSS px a line must be to snap. */
const SNAP_PX = 6;

/** What the moved layers may snap to, and how near in mm; a threshold of 0 switches snapping off. */
export function snapTargets(
  session: StageParts,
  movingIds: ReadonlySet<string>,
  isFree: boolean,
): (SnapTargets & { thresholdMm: number }) | null {
  const active = activeSurface(session.template, session.editor.getState());
  if (!active) return null;
  const others = active.layers.filter((layer) => !layer.hidden && !movingIds.has(layer.id)).map(layerBounds);
  const isOn = session.ui.get().isSnapping && !isFree;
  return {
    others,
    area: active.area,
    lines: [
      ...rulerLinesOf(session.ui.get(), active.surface.id),
      ...gridLines(session.ui.get().gridMm, active.area, session.view.get().pxPerMm),
    ],
    safeMm: active.surface.safeMm,
    thresholdMm: isOn ? SNAP_PX / session.view.get().pxPerMm : 0,
  };
}
