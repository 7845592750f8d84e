import { findLayer } from '@diy/design/document';
import { isNamedByWords, nameLanguage, nameLayer, type TextLayer } from '@diy/design/layers';
import { texts } from '../../../../lib/text/translate.ts';
import { faceOf } from '../../assets/fonts/layer-face.ts';
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
  const face = faceOf({ ...layer, ...patch }, session.fonts);
  const named =
    patch.text !== undefined && isNamedByWords(layer)
      ? { ...patch, name: nameLayer({ kind: 'text', text: patch.text }, nameLanguage(texts.language)) }
      : patch;
  const grown = face && !('heightMm' in patch) ? growTextBox(layer, named, face) : named;
  session.editor.run('updateLayer', { layerId, patch: grown }, joinKey === undefined ? {} : { joinKey });
  if (!face) growWhenLoaded(session, layerId, joinKey);
}

/**
 * A text left without words is nothing to see and nothing to print: it goes, in the same undo step as its last letter. One that
 * orders fill stays.
 */
export function removeEmptyText({ editor }: DesignerSession, layerId: string, joinKey: string): void {
  const layer = findLayer(editor.getState().design, layerId)?.layer;
  if (layer?.kind !== 'text' || layer.locked || layer.bindings || layer.text.trim() !== '') return;
  editor.run('removeLayers', { layerIds: [layerId] }, { joinKey });
}

/**
 * Words changed before their font was there: measures them once it is, as part of the same undo step. Texts of an
 * opened design are never touched by this; their boxes are as they were saved.
 */
function growWhenLoaded(session: DesignerSession, layerId: string, joinKey?: string): void {
  const { editor, fonts } = session;
  const stop = fonts.states.subscribe(() => {
    const layer = findLayer(editor.getState().design, layerId)?.layer;
    if (layer?.kind !== 'text') return stop();
    const face = faceOf(layer, fonts);
    if (!face) return;
    stop();
    const patch = growTextBox(layer, {}, face);
    if (Object.keys(patch).length > 0) {
      editor.run('updateLayer', { layerId, patch }, joinKey === undefined ? {} : { joinKey });
    }
  });
}
