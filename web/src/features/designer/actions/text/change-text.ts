import { findLayer, hasFieldNamed } from '@diy/design/document';
import {
  isNamedByWords,
  nameLanguage,
  nameLayer,
  noteMadeFrom,
  settleText,
  type TextLayer,
} from '@diy/design/layers';
import type { FontFace } from '@diy/design/text';
import { texts } from '../../../../lib/text/translate.ts';
import { faceOf } from '../../assets/fonts/layer-face.ts';
import type { TextParts } from '../../session/session-parts.ts';
import { followFonts } from './follow-fonts.ts';
import { growTextBox } from './grow-text-box.ts';

/**
 * Changes a text layer; the box follows its words, and its name follows too until the person gave one, or a field has that name:
 * orders fill the text by that name.
 */
export function changeText(
  session: TextParts,
  layerId: string,
  patch: Partial<Omit<TextLayer, 'id' | 'kind'>>,
  joinKey?: string,
): void {
  const { design } = session.editor.getState();
  const layer = findLayer(design, layerId)?.layer;
  if (layer?.kind !== 'text') return;
  const next = settleText(layer, { ...layer, ...patch });
  noteMadeFrom(next, layer);
  const faces = facesOf(session, layer, next);
  const named =
    patch.text !== undefined && isNamedByWords(layer) && !hasFieldNamed(design, layer.name)
      ? { ...patch, name: nameLayer({ kind: 'text', text: patch.text }, nameLanguage(texts.language)) }
      : patch;
  const settled = {
    ...named,
    ...(layer.spans || next.spans ? { spans: next.spans ?? [] } : {}),
    ...(layer.lists || next.lists ? { lists: next.lists ?? [] } : {}),
  };
  const grown = faces && !('heightMm' in patch) ? growTextBox(layer, settled, ...faces) : settled;
  session.editor.run('updateLayer', { layerId, patch: grown }, joinKey === undefined ? {} : { joinKey });
  if (!faces) growWhenLoaded(session, layer);
}

/** What a text is measured with after a change and before it; null while one of its fonts is loading. */
function facesOf({ fonts }: TextParts, before: TextLayer, after: TextLayer): [FontFace, FontFace] | null {
  const face = faceOf(after, fonts);
  const faceBefore = before.spans || after.spans ? faceOf(before, fonts) : face;
  return face && faceBefore ? [face, faceBefore] : null;
}

/**
 * A text left without words is nothing to see and nothing to print: it goes. One that orders fill stays, by its binding or by a
 * name that a person gave it or a field has.
 */
export function removeEmptyText({ editor }: TextParts, layerId: string, joinKey: string): void {
  const { design } = editor.getState();
  const layer = findLayer(design, layerId)?.layer;
  if (layer?.kind !== 'text' || layer.locked || layer.bindings || layer.text.trim() !== '') return;
  if (layer.name !== '' && !isNamedByWords(layer)) return;
  if (hasFieldNamed(design, layer.name)) return;
  editor.run('removeLayers', { layerIds: [layerId] }, { joinKey });
}

/**
 * Lets a text that has just been emptied go once it is neither selected nor edited any more: until then its font and place may be
 * changed and new words written. Returns how to let it go at once.
 */
export function removeOnceLeft(session: TextParts, layerId: string, joinKey: string): () => void {
  const { editor, ui } = session;
  const stops: (() => void)[] = [];
  const leave = () => {
    if (editor.getState().isInGesture) return;
    for (const stop of stops.splice(0)) stop();
    removeEmptyText(session, layerId, joinKey);
  };
  const look = () => {
    const { isInGesture, selection } = editor.getState();
    if (stops.length === 0 || isInGesture || selection.includes(layerId)) return;
    if (ui.get().editingTextId !== layerId) leave();
  };
  stops.push(editor.subscribe(look), ui.subscribe(look));
  return leave;
}

/**
 * Words changed before their font was there: measures them once it is, as if it had been: that is nothing to undo alone. A box
 * that followed its words as they were `before` follows them again, also where it gets smaller. Texts of an opened design are never touched by
 * this; their boxes are as they were saved.
 */
function growWhenLoaded(session: TextParts, before: TextLayer): void {
  const { editor } = session;
  const stop = followFonts(session, () => {
    const layer = findLayer(editor.getState().design, before.id)?.layer;
    if (layer?.kind !== 'text') return stop();
    if (!facesOf(session, isSameBox(layer, before) ? before : layer, layer)) return;
    stop();
    editor.amendLayer(before.id, (one) => {
      if (one.kind !== 'text') return one;
      return wordsOf(one) === wordsOf(before) ? null : grownFrom(session, before, one);
    });
  });
}

/** A text with its box following its words as it did `before`; one that was given other room meanwhile keeps it. */
function grownFrom(session: TextParts, before: TextLayer, layer: TextLayer): TextLayer {
  const from = isSameBox(layer, before) ? before : layer;
  const faces = facesOf(session, from, layer);
  if (!faces) return layer;
  const { id: _, kind: __, ...others } = layer;
  const now = from.spans && !layer.spans ? { ...others, spans: [] } : others;
  const { widthMm, heightMm, xMm, yMm } = { ...now, ...growTextBox(from, now, ...faces) };
  return widthMm === layer.widthMm && heightMm === layer.heightMm
    ? layer
    : { ...layer, widthMm, heightMm, xMm, yMm };
}

const isSameBox = (one: TextLayer, other: TextLayer): boolean =>
  one.widthMm === other.widthMm && one.heightMm === other.heightMm;

/** All of a text but its box, to compare. */
function wordsOf({ xMm, yMm, widthMm, heightMm, rotationDeg, ...words }: TextLayer): string {
  return JSON.stringify(words);
}
