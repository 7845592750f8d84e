import {
  type WordAction,
  type WordEdit,
  wordActions,
  wordActionsOf,
} from '../../actions/text/word-actions.ts';
import { writeInList } from '../../actions/text/write-in-list.ts';
import type { Composing } from './composing.ts';
import { caretMapOf } from './edited-text.ts';
import type { FieldLink } from './field-link.ts';
import { movedSelection, moveOf } from './move-by-key.ts';
import type { TypingSteps } from './typing-steps.ts';

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/** What the browser would do with keys, and the design does while its words are edited. */
export interface WriterKeys {
  /** True where the browser would undo or redo: that belongs to the design. */
  undoOrRedo(inputType: string): boolean;
  /** True where what is about to be written means a list instead: keyboards on screens name no keys. */
  writeInList(inputType: string): boolean;
  /** True where the key was ours. */
  press(event: KeyboardEvent): boolean;
}

export function createWriterKeys(
  edit: WordEdit,
  { link, steps, composing }: { link: FieldLink; steps: TypingSteps; composing: Composing },
): WriterKeys {
  const { session, layerId } = edit;
  const perform = (action: WordAction) => {
    if (!action.perform?.(edit)) return false;
    steps.close();
    return true;
  };
  return {
    undoOrRedo(inputType) {
      // The field's own history knows nothing of fonts and sizes.
      if (inputType === 'historyUndo') return perform(wordActions.undo);
      return inputType === 'historyRedo' && perform(wordActions.redo);
    },
    writeInList: (inputType) => composing.now() === null && writeInList(session, layerId, inputType),
    press(event) {
      const [action] = wordActionsOf(event, IS_MAC);
      if (action && perform(action)) return true;
      const [layer, now, move] = [link.layer(), link.selection(), moveOf(event, IS_MAC)];
      const map = layer && move && caretMapOf(session, layer);
      if (!map || !now || !move) return false;
      steps.close();
      link.select(movedSelection(map, now, move, event.shiftKey));
      return true;
    },
  };
}
