import { findLayer } from '@diy/design/document';
import type { TextParts } from '../../session/session-parts.ts';
import { selectedRange } from '../../session/text-selection.ts';
import { leaveEmptyItem, leaveItemAtStart } from './list-text.ts';

/**
 * Leaves the list where what is about to be written means that: a line end in an empty item, and the beginning of an item that is
 * deleted. `inputType` is the browser's (`InputEvent.inputType`). True where that happened.
 */
export function writeInList(session: TextParts, layerId: string, inputType: string): boolean {
  const layer = findLayer(session.editor.getState().design, layerId)?.layer;
  const selection = session.ui.get().textSelection;
  if (layer?.kind !== 'text' || !layer.lists || layer.locked || !selection) return false;
  const { start, end } = selectedRange(selection);
  if (start !== end) return false;
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph')
    return leaveEmptyItem(session, layer, start);
  return inputType === 'deleteContentBackward' && leaveItemAtStart(session, layer, start);
}
