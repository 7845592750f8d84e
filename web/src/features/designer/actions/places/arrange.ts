import type { AlignEdge } from '@diy/design/editing';
import { insetRect, type Rect } from '@diy/design/geometry';
import { activeSurface, selectedUnits } from '../../session/active-surface.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import type { AlignTo } from '../../session/ui-state.ts';

/** What the selection can be aligned to on this surface; the first is what it is aligned to where nothing else is chosen. */
export function alignTargets({
  template,
  editor,
}: Pick<DesignerSession, 'editor' | 'template'>): readonly AlignTo[] {
  const state = editor.getState();
  const active = activeSurface(template, state);
  const several = selectedUnits(state).length > 1 ? (['each-other'] as const) : [];
  return [...several, 'area', ...((active?.surface.safeMm ?? 0) > 0 ? (['safe'] as const) : [])];
}

/** What the selection is aligned to: what was chosen, where this selection can be. */
export function alignTarget(session: Pick<DesignerSession, 'editor' | 'template' | 'ui'>): AlignTo {
  const { alignTo } = session.ui.get();
  const targets = alignTargets(session);
  return targets.find((target) => target === alignTo) ?? targets[0] ?? 'area';
}

/** Aligns the selection among each other, to the print area or to its safe area. */
export function alignSelection(
  session: Pick<DesignerSession, 'editor' | 'template' | 'ui'>,
  edge: AlignEdge,
): void {
  const { editor, template } = session;
  const state = editor.getState();
  const active = activeSurface(template, state);
  const units = selectedUnits(state);
  if (!active || units.length === 0) return;
  const target = alignTarget(session);
  const areas: Record<AlignTo, Rect | undefined> = {
    'each-other': undefined,
    area: active.area,
    safe: insetRect(active.area, active.surface.safeMm),
  };
  const area = areas[target];
  editor.run('alignLayers', {
    layerIds: state.selection,
    edge,
    apart: state.openGroupId !== null,
    ...(area ? { area } : {}),
  });
}

/** Makes the gaps between the selected layers or groups equal. */
export function distributeSelection({ editor }: Pick<DesignerSession, 'editor'>, axis: 'x' | 'y'): void {
  const { openGroupId, selection } = editor.getState();
  editor.run('distributeLayers', { layerIds: selection, axis, apart: openGroupId !== null });
}

/** Whether several things are selected that can be put into rows and columns. */
export function canTidy({ editor }: Pick<DesignerSession, 'editor'>): boolean {
  return selectedUnits(editor.getState()).length > 1;
}

/** Puts the selected layers or groups into rows and columns with equal gaps. */
export function tidySelection({ editor }: Pick<DesignerSession, 'editor'>): void {
  const { openGroupId, selection } = editor.getState();
  editor.run('tidyLayers', { layerIds: selection, apart: openGroupId !== null });
}
