import type { WordActionId } from '../../actions/text/word-actions.ts';
import type { TextParts } from '../../session/session-parts.ts';
import { selectedRange } from '../../session/text-selection.ts';
import { editedText } from './edited-text.ts';

/** What the context menu offers over words that are edited on the stage, of `wordActions`: about the words, not their layer. */
export const TEXT_ACTIONS = ['cut', 'copy', 'paste', 'selectAll'] as const satisfies readonly WordActionId[];
/** An action that the menu offers over words being edited. */
export type TextAction = (typeof TEXT_ACTIONS)[number];

/** Whether an action can be done to the selected words. */
export function canDoWith(session: TextParts, id: TextAction): boolean {
  const words = editedText(session);
  if (!words) return false;
  if (id === 'selectAll') return words.layer.text !== '';
  if (words.layer.locked && id !== 'copy') return false;
  if (id === 'paste') return true;
  const { start, end } = selectedRange(words.selection);
  return end > start;
}

/** Why words were not pasted: the clipboard is not handed over, holds no words, or the field was left meanwhile. */
export type NotPasted = 'refused' | 'empty' | 'left';

/** Runs an action in the field that holds the words, which has kept the keyboard; `onNotPasted` is called with the reason when a paste did nothing. */
export async function runTextCommand(
  { ui }: TextParts,
  id: TextAction,
  onNotPasted: (why: NotPasted) => void,
): Promise<void> {
  if (id !== 'paste') {
    document.execCommand(id);
    return;
  }
  const own = paste();
  ui.set((now) => ({ ...now, waitingPaste: own }));
  const why = await own;
  ui.set((now) => (now.waitingPaste === own ? { ...now, waitingPaste: null } : now));
  if (why) onNotPasted(why);
}

async function paste(): Promise<NotPasted | null> {
  const field = document.activeElement;
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    return 'refused';
  }
  if (text === '') return 'empty';
  // While the browser asked for permission, the focus may have moved elsewhere.
  if (document.activeElement !== field) return 'left';
  return document.execCommand('insertText', false, text) ? null : 'left';
}
