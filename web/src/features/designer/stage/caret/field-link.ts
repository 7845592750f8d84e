import { findLayer } from '@diy/design/document';
import {
  editLists,
  editWords,
  MAX_TEXT,
  plainLineEnds,
  type TextLayer,
  withPlainLineEnds,
} from '@diy/design/layers';
import { changeText, removeOnceLeft } from '../../actions/text/change-text.ts';
import { limitText } from '../../actions/text/limit-text.ts';
import type { TextParts } from '../../session/session-parts.ts';
import { collapsedSelection, selectedRange } from '../../session/text-selection.ts';
import type { TextSelection } from '../../session/ui-state.ts';
import type { PastedLetters } from './pasted-letters.ts';
import { typedEdit } from './typed-edit.ts';
import { changedEnd } from './typing-steps.ts';

/** A browser's text field and the words of a layer, kept alike. */
export interface FieldLink {
  layer(): TextLayer | null;
  /** Whether the field holds other words than the document. */
  differs(): boolean;
  /** Gives the field's words to the document, in the undo step of this key. */
  commit(joinKey: string, isComposing: boolean): void;
  /** Takes over words that were changed elsewhere; the caret goes behind the change. */
  follow(text: string): void;
  selection(): TextSelection | null;
  select(selection: TextSelection | null): void;
  /** What is selected in the field. */
  inField(): TextSelection;
  /** Selects the same in the field. */
  show(selection: TextSelection): void;
  /** Whether just this is selected in the field. */
  shows(selection: TextSelection): boolean;
  /** Words that were emptied go at once. */
  leave(): void;
  /** The looks of letters that the browser pastes next; null = they are plain. */
  expectPaste(letters: PastedLetters | null): void;
}

export function linkField(session: TextParts, layerId: string, field: HTMLTextAreaElement): FieldLink {
  const { editor, ui } = session;
  /** Removes the layer whose words this visit has emptied. */
  let removeEmptied: (() => void) | null = null;
  let pasted: PastedLetters | null = null;
  const layerNow = (): TextLayer | null => {
    const layer = findLayer(editor.getState().design, layerId)?.layer;
    return layer?.kind === 'text' ? layer : null;
  };
  const shows = (selection: TextSelection) => {
    const { start, end } = selectedRange(selection);
    return field.selectionStart === start && field.selectionEnd === end;
  };
  const show = (selection: TextSelection) => {
    if (shows(selection)) return;
    const { start, end } = selectedRange(selection);
    field.setSelectionRange(start, end, selection.head.offset < selection.anchor ? 'backward' : 'forward');
  };
  const select = (textSelection: TextSelection | null) => ui.set((now) => ({ ...now, textSelection }));
  return {
    layer: layerNow,
    differs: () => field.value !== plainLineEnds(layerNow()?.text ?? ''),
    commit(joinKey, isComposing) {
      const layer = layerNow();
      if (!layer || layer.locked) return;
      const before = plainLineEnds(layer.text);
      // Cutting would end what is being composed.
      if (isComposing && field.value.length > MAX_TEXT) return;
      const words = isComposing ? field.value : limitText(field.value, before);
      // Where the text is cut to its limit, the caret keeps its distance from the end.
      const behind = field.value.length - field.selectionEnd;
      const looks = stylesOf(layer, words, {
        selected: ui.get().textSelection,
        caret: field.selectionStart,
        pasted,
      });
      pasted = null;
      if (words !== before) changeText(session, layerId, { text: words, ...looks }, joinKey);
      if (words !== field.value) {
        field.value = words;
        const caret = Math.max(0, words.length - behind);
        field.setSelectionRange(caret, caret);
      }
      if (words.trim() === '' && before.trim() !== '')
        removeEmptied = removeOnceLeft(session, layerId, joinKey);
    },
    follow(text) {
      const words = plainLineEnds(text);
      if (field.value === words) return;
      const caret = collapsedSelection(changedEnd(field.value, words));
      field.value = words;
      select(caret);
      show(caret);
    },
    selection: () => ui.get().textSelection,
    select,
    inField() {
      const { selectionStart: start, selectionEnd: end, selectionDirection } = field;
      const isBack = selectionDirection === 'backward';
      return { ...collapsedSelection(isBack ? start : end), anchor: isBack ? end : start };
    },
    show,
    shows,
    leave: () => removeEmptied?.(),
    expectPaste: (letters) => {
      pasted = letters;
    },
  };
}

interface Written {
  selected: TextSelection | null;
  caret: number;
  pasted: PastedLetters | null;
}

/**
 * The looks of words that were written: letters that were pasted bring their own, others continue those before them, as paragraphs
 * do in lists.
 */
function stylesOf(
  layer: TextLayer,
  words: string,
  { selected, caret, pasted }: Written,
): Pick<TextLayer, 'spans' | 'lists'> {
  if (!selected || (!layer.spans && !layer.lists && !pasted)) return {};
  const before = withPlainLineEnds(layer);
  const edit = typedEdit(before.text, words, selectedRange(selected), caret);
  if (!edit) return {};
  const own = pasted && edit.inserted === pasted.text ? pasted : null;
  const spans = own ? { spans: own.spans } : {};
  const lists = own?.lists?.length ? { lists: own.lists } : {};
  return {
    ...(layer.spans || pasted ? { spans: editWords(before, { ...edit, ...spans }).spans } : {}),
    ...(layer.lists || 'lists' in lists ? { lists: editLists(before, { ...edit, ...lists }) } : {}),
  };
}
