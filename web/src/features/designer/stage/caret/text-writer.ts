import { plainLineEnds } from '@diy/design/layers';
import type { WordEdit } from '../../actions/text/word-actions.ts';
import { collapsedSelection, selectedRange } from '../../session/text-selection.ts';
import { createComposing } from './composing.ts';
import { linkField } from './field-link.ts';
import { writeLetters } from './letters-clipboard.ts';
import { readPasted } from './pasted-letters.ts';
import { createTypingSteps, type Typed } from './typing-steps.ts';
import { createWriterKeys, type WriterKeys } from './writer-keys.ts';

/** Visits to any words, each with undo steps of its own. */
let visits = 0;

/** One visit to words on the artwork: what happens in the field becomes the document's, and the other way round. */
export interface TextWriter extends WriterKeys {
  open(): void;
  close(): void;
  /** Editing ended by a key: words that were emptied go at once. */
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
  /** The field's selection has changed. */
  readSelection(): void;
  /** The selection on the artwork has changed. */
  showSelection(): void;
  /** The document's words have changed. */
  follow(text: string): void;
  /** Puts the selected letters with their looks on the clipboard; false where they have none of their own. */
  copy(clipboard: DataTransfer): boolean;
  /**
   * The looks of what is about to be pasted, where the clipboard has them. True where its words were put in by this already, as those of
   * lists, whose plain text has signs before the words.
   */
  pasteStyles(clipboard: DataTransfer): boolean;
}

export function createTextWriter(edit: WordEdit, field: HTMLTextAreaElement): TextWriter {
  const { session, layerId } = edit;
  const link = linkField(session, layerId, field);
  const visit = ++visits;
  const steps = createTypingSteps();
  const joinKey = () => `text:${layerId}:${visit}:${steps.current}`;
  const composing = createComposing(session, field, { link, steps, joinKey });

  const keys = createWriterKeys(edit, { link, steps, composing });
  return {
    open() {
      const layer = link.layer();
      if (!layer) return;
      field.value = plainLineEnds(layer.text);
      const from = session.ui.get().editingFrom;
      const end = collapsedSelection(field.value.length);
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
      composing.write();
      link.select({ ...link.inField(), composed });
    },
    ...keys,
    readSelection() {
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
      // Only pointer moves reach here; our own edits are shown already.
      steps.close();
      link.show(now);
    },
    copy(clipboard) {
      const [layer, now] = [link.layer(), link.selection()];
      return layer !== null && now !== null && writeLetters(clipboard, layer, selectedRange(now));
    },
    pasteStyles(clipboard) {
      const layer = link.layer();
      const letters = layer && readPasted(clipboard, layer);
      link.expectPaste(letters);
      if (!letters || letters.text === plainLineEnds(clipboard.getData('text/plain'))) return false;
      return document.execCommand('insertText', false, letters.text);
    },
    follow: (text) => {
      if (!composing.now()) link.follow(text);
      else if (link.differs()) composing.drop(text);
    },
  };
}
