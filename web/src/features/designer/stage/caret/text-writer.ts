import { pressedKey } from '../../../../lib/pressed-key.ts';
import { toggleBold } from '../../actions/text/style-text.ts';
import { createTypingSteps, type Typed } from '../../actions/text/typing-steps.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { createComposing } from './composing.ts';
import { caretMapOf, caretOnly, fieldText, rangeOf } from './edited-text.ts';
import { linkField } from './field-link.ts';
import { readLetters, writeLetters } from './letters-clipboard.ts';
import { pressListKey, writeInList } from './list-keys.ts';
import { movedSelection, moveOf } from './move-by-key.ts';

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);
/** Visits to any words, each with undo steps of its own. */
let visits = 0;

/** One visit to words on the artwork: what happens in the field becomes the document's, and the other way round. */
export interface TextWriter {
  open(): void;
  close(): void;
  /** Goes with Escape: words that were emptied go at once. */
  leave(): void;
  isComposing(): boolean;
  /** True while the field loses the keyboard for a moment, so that the input method ends. */
  isFinishing(): boolean;
  beginComposing(): void;
  /** `data` = all that is being composed. */
  compose(data: string): void;
  endComposing(): void;
  /** Takes over what has been written into the field. */
  write(event: Typed): void;
  /** True where the browser would undo or redo: that belongs to the design. */
  travel(inputType: string): boolean;
  /** True where what is about to be written means a list instead: keyboards on screens name no keys. */
  writeInList(inputType: string): boolean;
  /** True where the key was ours. */
  press(event: KeyboardEvent): boolean;
  /** The field's selection has changed. */
  noteSelection(): void;
  /** The selection on the artwork has changed. */
  showSelection(): void;
  /** The document's words have changed. */
  follow(text: string): void;
  /** Puts the selected letters with their looks on the clipboard; false where they have none of their own. */
  copy(clipboard: DataTransfer): boolean;
  /** The looks of what is about to be pasted, where the clipboard has them. */
  bring(clipboard: DataTransfer): void;
}

export function createTextWriter(
  session: DesignerSession,
  layerId: string,
  field: HTMLTextAreaElement,
): TextWriter {
  const { editor, ui } = session;
  const link = linkField(session, layerId, field);
  const visit = ++visits;
  const steps = createTypingSteps();
  const joinKey = () => `text:${layerId}:${visit}:${steps.current}`;
  const composing = createComposing(session, field, { link, steps, joinKey });

  const travel = (inputType: string) => {
    if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return false;
    composing.finish();
    // The field's own history knows nothing of fonts and sizes.
    if (inputType === 'historyRedo') editor.redo();
    else editor.undo();
    steps.close();
    return true;
  };
  return {
    open() {
      const layer = link.layer();
      if (!layer) return;
      field.value = fieldText(layer.text);
      const from = ui.get().editingFrom;
      const end = caretOnly(field.value.length);
      const place =
        typeof from === 'object' ? { ...end, anchor: from.offset, head: from, isPointed: true } : end;
      const selection = from === 'all' ? { ...end, anchor: 0 } : place;
      link.select(selection);
      field.focus({ preventScroll: true });
      link.show(selection);
    },
    close() {
      composing.end();
      link.select(null);
    },
    leave: link.leave,
    isComposing: () => composing.now() !== null,
    isFinishing: composing.isFinishing,
    beginComposing: composing.begin,
    compose: composing.update,
    endComposing: composing.end,
    write(event) {
      const composed = composing.now();
      const before = link.selection();
      const hadSelection = before !== null && before.anchor !== before.head.offset;
      if (!composed && link.differs()) steps.next(event, hadSelection);
      link.commit(joinKey(), composed !== null);
      link.select({ ...link.inField(), composed });
    },
    travel,
    writeInList: (inputType) => composing.now() === null && writeInList(session, link, inputType),
    press(event) {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      const key = pressedKey(event).toLowerCase();
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !IS_MAC);
      if (isCommand && key === 'b' && !event.shiftKey) {
        steps.close();
        toggleBold(session, layerId);
        return true;
      }
      if (pressListKey(session, link, event)) {
        steps.close();
        return true;
      }
      if (isCommand && (key === 'z' || isRedo)) return travel(isRedo ? 'historyRedo' : 'historyUndo');
      const [layer, now, move] = [link.layer(), link.selection(), moveOf(event, IS_MAC)];
      const map = layer && move && caretMapOf(session, layer);
      if (!map || !now || !move) return false;
      steps.close();
      link.select(movedSelection(map, now, move, event.shiftKey));
      return true;
    },
    noteSelection() {
      const now = link.selection();
      if (!now || document.activeElement !== field || composing.now() || link.shows(now)) return;
      // Words that have just been written come with their own event.
      if (link.differs()) return;
      steps.close();
      link.select(link.inField());
    },
    showSelection() {
      const now = link.selection();
      if (!now || composing.now() || link.shows(now)) return;
      // The pointer has moved the caret; what was written by us stands there already.
      steps.close();
      link.show(now);
    },
    copy(clipboard) {
      const [layer, now] = [link.layer(), link.selection()];
      return layer !== null && now !== null && writeLetters(clipboard, layer, rangeOf(now));
    },
    bring: (clipboard) => link.bring(readLetters(clipboard)),
    follow: (text) => {
      if (!composing.now()) link.follow(text);
      else if (link.differs()) composing.drop(text);
    },
  };
}
