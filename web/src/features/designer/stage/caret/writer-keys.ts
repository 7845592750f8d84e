import { pressedKey } from '../../../../lib/pressed-key.ts';
import { toggleBold } from '../../actions/text/style-text.ts';
import type { TypingSteps } from '../../actions/text/typing-steps.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import type { Composing } from './composing.ts';
import { caretMapOf } from './edited-text.ts';
import type { FieldLink } from './field-link.ts';
import { pressListKey, writeInList } from './list-keys.ts';
import { movedSelection, moveOf } from './move-by-key.ts';

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
  session: DesignerSession,
  layerId: string,
  { link, steps, composing }: { link: FieldLink; steps: TypingSteps; composing: Composing },
): WriterKeys {
  const undoOrRedo = (inputType: string) => {
    if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return false;
    composing.finish();
    // The field's own history knows nothing of fonts and sizes.
    if (inputType === 'historyRedo') session.editor.redo();
    else session.editor.undo();
    steps.close();
    return true;
  };
  return {
    undoOrRedo,
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
      if (isCommand && (key === 'z' || isRedo)) return undoOrRedo(isRedo ? 'historyRedo' : 'historyUndo');
      const [layer, now, move] = [link.layer(), link.selection(), moveOf(event, IS_MAC)];
      const map = layer && move && caretMapOf(session, layer);
      if (!map || !now || !move) return false;
      steps.close();
      link.select(movedSelection(map, now, move, event.shiftKey));
      return true;
    },
  };
}
