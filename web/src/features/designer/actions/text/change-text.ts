import { findLayer } from '@diy/design/document';
import { nameLayer, type TextLayer } from '@diy/design/layers';
import type { DesignerSession } from '../../session/designer-session.ts';
import { growTextBox } from './grow-text-box.ts';

/** Changes a text layer; the box follows its words, and its name follows too until the person gave one. */
export function changeText(
  session: DesignerSession,
  layerId: string,
  patch: Partial<Omit<TextLayer, 'id' | 'kind'>>,
  joinKey?: string,
): void {
  const layer = findLayer(session.editor.getState().design, layerId)?.layer;
  if (layer?.kind !== 'text') return;
  const face = session.fonts.face(patch.fontId ?? layer.fontId);
  const isOwnName = layer.name === nameLayer({ kind: 'text', text: layer.text });
  const named =
    patch.text !== undefined && isOwnName
      ? { ...patch, name: nameLayer({ kind: 'text', text: patch.text }) }
      : patch;
  const grown = face && !('heightMm' in patch) ? growTextBox(layer, named, face) : named;
  session.editor.run('updateLayer', { layerId, patch: grown }, joinKey === undefined ? {} : { joinKey });
  if (!face) growWhenLoaded(session, layerId, joinKey);
}

/**
 * Words changed before their font was there: measures them once it is, as part of the same undo step. Texts of an
 * opened design are never touched by this; their boxes are as they were saved.
 */
export function growWhenLoaded(session: DesignerSession, layerId: string, joinKey?: string): void {
  const { editor, fonts } = session;
  const stop = fonts.states.subscribe(() => {
    const layer = findLayer(editor.getState().design, layerId)?.layer;
    if (layer?.kind !== 'text') return stop();
    const face = fonts.face(layer.fontId);
    if (!face) return;
    stop();
    const patch = growTextBox(layer, {}, face);
    if (Object.keys(patch).length > 0) {
      editor.run('updateLayer', { layerId, patch }, joinKey === undefined ? {} : { joinKey });
    }
  });
}
