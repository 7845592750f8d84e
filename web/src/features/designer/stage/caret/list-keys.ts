import { pressedKey } from '../../../../lib/pressed-key.ts';
import {
  leaveEmptyItem,
  leaveItemAtStart,
  listState,
  numbersFor,
  setListMarker,
  shiftListLevel,
} from '../../actions/text/list-text.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { rangeOf } from './edited-text.ts';
import type { FieldLink } from './field-link.ts';

/** Keys that mean lists: Tab sets items in or out, Ctrl+Shift+7 and 8 make them. True where the key was one. */
export function pressListKey(session: DesignerSession, link: FieldLink, event: KeyboardEvent): boolean {
  const layer = link.layer();
  if (!layer || layer.locked || event.altKey) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && event.shiftKey && (event.code === 'Digit7' || event.code === 'Digit8')) {
    const wanted = event.code === 'Digit8' ? 'bullet' : numbersFor(layer.text);
    const { style, isMixed } = listState(layer, session.ui.get());
    setListMarker(session, layer.id, !isMixed && style?.marker === wanted ? null : wanted);
    return true;
  }
  if (isCommand) return false;
  const key = pressedKey(event);
  if (key === 'Tab') return shiftListLevel(session, layer.id, event.shiftKey ? -1 : 1);
  if (event.shiftKey) return false;
  if (key === 'Enter') return writeInList(session, link, 'insertLineBreak');
  return key === 'Backspace' && writeInList(session, link, 'deleteContentBackward');
}

/** A line end in an empty item, and the beginning of an item that is deleted, leave the list. True where that happened. */
export function writeInList(session: DesignerSession, link: FieldLink, inputType: string): boolean {
  const [layer, selection] = [link.layer(), link.selection()];
  if (!layer?.lists || layer.locked || !selection) return false;
  const { start, end } = rangeOf(selection);
  if (start !== end) return false;
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph')
    return leaveEmptyItem(session, layer, start);
  return inputType === 'deleteContentBackward' && leaveItemAtStart(session, layer, start);
}
