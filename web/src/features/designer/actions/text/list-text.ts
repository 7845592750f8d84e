import { findLayer } from '@diy/design/document';
import {
  type ListItem,
  type ListMarker,
  type ListStyle,
  listStyles,
  MAX_LIST_LEVEL,
  mapLists,
  paragraphsOf,
  plainLineEnds,
  type TextLayer,
  type TextRange,
} from '@diy/design/layers';
import type { TextParts } from '../../session/session-parts.ts';
import { selectedRange } from '../../session/text-selection.ts';
import type { UiState } from '../../session/ui-state.ts';
import { changeText } from './change-text.ts';
import { settledText } from './settled-text.ts';

/** What the chosen paragraphs are in lists; null = none of them is in one. `isMixed` = they differ. */
export interface ListState {
  style: ListStyle | null;
  isMixed: boolean;
}

/** The letters whose paragraphs are meant: what is selected of words that are edited, or the caret's place; else all. */
function chosenPlace(
  { editingTextId, textSelection }: Pick<UiState, 'editingTextId' | 'textSelection'>,
  { id, text }: Pick<TextLayer, 'id' | 'text'>,
): TextRange {
  if (editingTextId !== id || !textSelection) return { start: 0, end: plainLineEnds(text).length };
  return selectedRange(textSelection);
}

/** A text as selections count it: each line end is one character. Which paragraph is which stays. */
const plain = ({ text, lists }: TextLayer) => ({ text: plainLineEnds(text), lists });

/**
 * Reads the list style of the paragraphs that are selected, or that have the caret; of all while the text is not edited.
 */
export function listState(layer: TextLayer, ui: Pick<UiState, 'editingTextId' | 'textSelection'>): ListState {
  const { start, end } = chosenPlace(ui, layer);
  const words = plain(layer);
  const [first, last] = paragraphsOf(words.text, start, end);
  const styles = listStyles(words).slice(first, last + 1);
  const [style = null] = styles;
  const key = (one: ListStyle | null) => (one ? `${one.marker} ${one.level}` : '');
  return { style, isMixed: styles.some((one) => key(one) !== key(style)) };
}

/** Changes what the chosen paragraphs are in lists, as a step; false where that changes nothing. */
function changeLists(
  session: TextParts,
  layerId: string,
  change: (style: ListStyle | null) => ListStyle | null,
): boolean {
  const now = settledText(session, layerId);
  if (!now) return false;
  const lists = mapLists(plain(now), chosenPlace(session.ui.get(), now), change);
  if (isSame(lists, now.lists ?? [])) return false;
  changeText(session, layerId, { lists });
  return true;
}

const isSame = (one: readonly ListItem[], other: readonly ListItem[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Makes items of the chosen paragraphs, on the level that they have; null = they are in no list any more. */
export function setListMarker(session: TextParts, layerId: string, marker: ListMarker | null): void {
  changeLists(session, layerId, (style) => marker && { marker, level: style?.level ?? 0 });
}

/** Sets items further in (1) or out (-1). True where any of the chosen paragraphs is an item, also at the last level. */
export function shiftListLevel(session: TextParts, layerId: string, by: 1 | -1): boolean {
  const layer = findLayer(session.editor.getState().design, layerId)?.layer;
  if (layer?.kind !== 'text' || !hasItem(layer, session.ui.get())) return false;
  changeLists(
    session,
    layerId,
    (style) => style && { ...style, level: Math.min(Math.max(style.level + by, 0), MAX_LIST_LEVEL) },
  );
  return true;
}

function hasItem(layer: TextLayer, ui: Pick<UiState, 'editingTextId' | 'textSelection'>): boolean {
  const { start, end } = chosenPlace(ui, layer);
  const words = plain(layer);
  const [first, last] = paragraphsOf(words.text, start, end);
  return listStyles(words).some((style, i) => style !== null && i >= first && i <= last);
}

/** An empty item steps out by a level, from the outermost out of the list; true where that happened. */
export function leaveEmptyItem(session: TextParts, layer: TextLayer, caret: number): boolean {
  const { text } = plain(layer);
  const isEmpty = (text[caret - 1] ?? '\n') === '\n' && (text[caret] ?? '\n') === '\n';
  if (!isEmpty) return false;
  return changeLists(session, layer.id, (style) =>
    style && style.level > 0 ? { ...style, level: style.level - 1 } : null,
  );
}

/** An item whose beginning is taken back is in no list any more; true where the caret stood there. */
export function leaveItemAtStart(session: TextParts, layer: TextLayer, caret: number): boolean {
  if ((plain(layer).text[caret - 1] ?? '\n') !== '\n') return false;
  return changeLists(session, layer.id, () => null);
}

/** The numbers that suit the letters of a text: Persian has letters that Arabic has not, and Kurdish has others, with Arabic numbers. */
export function numbersFor(text: string): ListMarker {
  if (/[ەۆێڕڵ]/u.test(text)) return 'arabic';
  if (/[پچژگکی]/u.test(text)) return 'persian';
  return /\p{Script=Arabic}/u.test(text) ? 'arabic' : 'decimal';
}
