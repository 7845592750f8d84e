import type { DesignerSession } from '../../session/designer-session.ts';
import { editedText, rangeOf } from './edited-text.ts';

/** What the context menu offers over words that are edited on the stage: about the words, not their layer. */
export const TEXT_ACTIONS = ['cut', 'copy', 'paste', 'selectAll'] as const;
export type TextAction = (typeof TEXT_ACTIONS)[number];

/** Whether it can be done to what is selected now. */
export function canDoWith(session: DesignerSession, id: TextAction): boolean {
  const words = editedText(session);
  if (!words) return false;
  if (id === 'selectAll') return words.layer.text !== '';
  if (words.layer.locked && id !== 'copy') return false;
  if (id === 'paste') return true;
  const { start, end } = rangeOf(words.selection);
  return end > start;
}

/** Does it in the field that holds the words, which has kept the keyboard; `onRefused` = the browser does not hand over the clipboard. */
export async function doWithText(id: TextAction, onRefused: () => void): Promise<void> {
  if (id !== 'paste') {
    document.execCommand(id);
    return;
  }
  const field = document.activeElement;
  try {
    const text = await navigator.clipboard.readText();
    // Asked by the browser for leave, the person may have gone elsewhere.
    if (text !== '' && document.activeElement === field) document.execCommand('insertText', false, text);
  } catch {
    onRefused();
  }
}
