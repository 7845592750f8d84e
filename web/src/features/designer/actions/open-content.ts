import type { Layer } from '@diy/design/layers';
import { selectedLayers } from '../session/active-surface.ts';
import { beginCrop } from '../session/cropped-layer.ts';
import type { DesignerSession } from '../session/designer-session.ts';

/** The one layer that is selected and may be changed; null = none, or several. */
function onlyLayer({ editor }: Pick<DesignerSession, 'editor'>): Layer | null {
  const [layer, ...others] = selectedLayers(editor.getState());
  return layer && others.length === 0 && !layer.locked && !layer.hidden ? layer : null;
}

const isOnly = (kind: Layer['kind']) => (session: Pick<DesignerSession, 'editor'>) =>
  onlyLayer(session)?.kind === kind;

/** Whether the words of the selection can be edited. */
export const canEditText = isOnly('text');
/** Whether the selection is a picture. */
export const isPicture = isOnly('image');

/** Whether the selection can be cropped and mirrored. */
export function isCroppable(session: Pick<DesignerSession, 'editor'>): boolean {
  const layer = onlyLayer(session);
  return layer !== null && 'crop' in layer;
}

/** Opens the selected text's words: with all of them selected, or with the caret behind the last. */
export function editText(session: Pick<DesignerSession, 'editor' | 'ui'>, from: 'all' | 'end' = 'all'): void {
  const layer = onlyLayer(session);
  if (layer?.kind === 'text')
    session.ui.set((now) => ({ ...now, editingTextId: layer.id, editingFrom: from }));
}

/** Opens the crop of the selected picture or vector. */
export function cropPicture(session: Pick<DesignerSession, 'editor' | 'ui'>): void {
  const layer = onlyLayer(session);
  if (layer && 'crop' in layer) beginCrop(session, layer.id);
}

/** Lets the next picture that is chosen take the place of the selected one. */
export function replacePicture(session: Pick<DesignerSession, 'editor' | 'ui'>): void {
  const layer = onlyLayer(session);
  if (layer?.kind === 'image') session.ui.set((now) => ({ ...now, replacingId: layer.id, panel: 'images' }));
}

/** Mirrors the selected picture or vector. */
export function flipPicture(session: Pick<DesignerSession, 'editor'>, side: 'flipX' | 'flipY'): void {
  const layer = onlyLayer(session);
  if (layer && 'crop' in layer)
    session.editor.run('updateLayer', { layerId: layer.id, patch: { [side]: !layer[side] } });
}
