import { findLayer } from '@diy/design/document';
import type { EditorState } from '@diy/design/editing';
import type { CroppedLayer } from '@diy/design/layers';
import type { DesignerSession } from './designer-session.ts';

/** The picture or vector that is cropped on the stage: selected alone and changeable; null where cropping is over. Patterns have a dialog. */
export function croppedLayer(state: EditorState, croppingId: string | null): CroppedLayer | null {
  const [selected, ...others] = state.selection;
  if (croppingId === null || selected !== croppingId || others.length > 0) return null;
  const found = findLayer(state.design, croppingId);
  if (!found || found.surfaceId !== state.activeSurfaceId) return null;
  const { layer } = found;
  const canCrop = layer.kind === 'vector' || (layer.kind === 'image' && !layer.tile);
  return canCrop && !layer.locked && !layer.hidden ? layer : null;
}

/** Begins to crop a picture. */
export function beginCrop({ editor, ui }: Pick<DesignerSession, 'editor' | 'ui'>, layerId: string): void {
  const { selection } = editor.getState();
  if (selection.length !== 1 || selection[0] !== layerId) editor.select([layerId]);
  ui.set((now) => ({ ...now, croppingId: layerId, cropRatio: null }));
}

/** Ends it; what was done stays. */
export function endCrop({ ui }: Pick<DesignerSession, 'ui'>): void {
  ui.set((now) => ({ ...now, croppingId: null, cropRatio: null }));
}
