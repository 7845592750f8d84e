import type { Layer } from '@diy/design/layers';
import { notify } from '../../../../lib/notifications.ts';
import { translate } from '../../../../lib/text/translate.ts';
import { activeSurface } from '../../session/active-surface.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { countFreeLayers, reportSurfaceFull } from '../../session/editor/free-layers.ts';
import { inOneStep } from '../../session/editor/in-one-step.ts';

/** Puts a start design on the active surface in the place of what is there, as one step; locked layers stay. */
export function applyStart(
  session: Pick<DesignerSession, 'editor' | 'fonts' | 'template'>,
  layers: readonly Layer[],
): void {
  const { editor, template, fonts } = session;
  const active = activeSurface(template, editor.getState());
  if (!active) return;
  for (const layer of layers) if (layer.kind === 'text') fonts.request(layer.fontId);
  const before = active.layers.filter(({ locked }) => !locked).map(({ id }) => id);
  inOneStep(editor, () => {
    if (before.length > 0) editor.run('removeLayers', { layerIds: before });
    // New ids, so that the same start can be used twice.
    for (const layer of layers)
      editor.run('addLayer', { surfaceId: active.surface.id, layer: { ...layer, id: editor.newId() } });
  });
  editor.select([]);
  if (before.length > 0) notify.undo(translate('designer:starts.replaced'), () => editor.undo());
}

/** Puts layers on the active surface as one group, which is then selected; false where it has no room. */
export function addTogether(
  session: Pick<DesignerSession, 'editor' | 'fonts'>,
  layers: readonly Layer[],
): boolean {
  const { editor, fonts } = session;
  const { activeSurfaceId } = editor.getState();
  if (countFreeLayers(editor.getState()) < layers.length) {
    reportSurfaceFull();
    return false;
  }
  // New ids, so that the same start can be used twice.
  const added = layers.map((layer) => ({ ...layer, id: editor.newId() }));
  for (const layer of added) if (layer.kind === 'text') fonts.request(layer.fontId);
  const layerIds = added.map(({ id }) => id);
  inOneStep(editor, () => {
    for (const layer of added) editor.run('addLayer', { surfaceId: activeSurfaceId, layer });
    if (layerIds.length > 1) editor.run('groupLayers', { layerIds, groupId: editor.newId() });
  });
  editor.select(layerIds);
  return true;
}
