import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { croppedLayer } from '../session/cropped-layer.ts';
import { endComposing } from '../session/editor/end-composition-first.ts';
import type { ActionParts } from '../session/session-parts.ts';
import { type Action, actions, nudgeByKey } from './actions.ts';
import { type DesignerKeyPress, matchesKeys } from './match-keys.ts';
import { canEditText, editText } from './open-content.ts';

const ALL: readonly Action[] = (Object.values(actions) as Action[]).filter((action) => !action.isNative);

const WHILE_CROPPING = new Set([
  'undo',
  'redo',
  'save',
  'zoomIn',
  'zoomOut',
  'zoomFit',
  'zoomFull',
  'zoomSelection',
]);

/** Lets keys do actions while no field, dialog or input method has the keyboard. */
export function useKeyboard(session: ActionParts): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = matchesKeys(meantPress(event), 'Mod+S');
      if (event.defaultPrevented || (event.isComposing && !isSave)) return;
      if (isSave) {
        // The browser would save the page.
        event.preventDefault();
        // A field that has not been left yet gives its value first; an input method ends what it composes.
        if (isTyping(event.target)) (event.target as HTMLElement).blur();
        endComposing(session);
      } else if (event.keyCode === 229 || event.key === 'Process') {
        startComposing(session, event);
        return;
      }
      if (!isSave && (isTyping(event.target) || isDialogOpen())) return;
      // Over a selected text a sign is a sign, also one that is a shortcut elsewhere: ! (Shift+1), @ (Shift+2), ?, H.
      if (startTyping(session, event)) return;
      const meant = isSave
        ? [actions.save as Action]
        : ALL.filter((one) => one.keys?.some((keys) => matchesKeys(event, keys)));
      // One key may do different things to different layers: Enter goes into a group or edits words.
      const action = meant.find((one) => one.isEnabled?.(session) ?? true) ?? meant[0];
      if (!action) return;
      // While a picture is cropped the other layers are not shown, so no key changes them; `use-crop-keys.ts` has the keys of cropping.
      if (
        croppedLayer(session.editor.getState(), session.ui.get().croppingId) &&
        !WHILE_CROPPING.has(action.id)
      )
        return;
      // Escape closes open panels before it deselects the layer.
      if (action.id === 'deselect' && isPopoverOpen()) return;
      const { isInGesture } = session.editor.getState();
      // Escape during a gesture belongs to the stage, which undoes the gesture.
      if (isInGesture) return;
      if (event.key.startsWith('Arrow') && usesArrows(event.target)) return;
      // Enter clicks the focused element if it can be clicked.
      if (event.key === 'Enter' && isClickable(event.target)) return;
      const isEnabled = action.isEnabled?.(session) ?? true;
      if (action.id !== 'deselect') event.preventDefault();
      if (!isEnabled) return;
      if (event.key.startsWith('Arrow')) nudgeByKey(session, event);
      else action.perform(session);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [session]);
}

/** While an input method has the keyboard, its keys have no name but still a place. */
function meantPress(event: KeyboardEvent): DesignerKeyPress {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  const [, letter] = (key === 'Process' && /^Key([A-Z])$/.exec(code)) || [];
  return { key: letter ?? key, code, ctrlKey, metaKey, shiftKey, altKey };
}

/**
 * A letter typed over one selected text continues with its words: the field opens before the browser types, so that the letter is
 * the field's.
 */
function startTyping(session: ActionParts, event: KeyboardEvent): boolean {
  // On many keyboards @ and € are typed with AltGr, which Windows reports as Ctrl and Alt.
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const isTyped = isPlain || (event.ctrlKey && event.altKey && event.getModifierState('AltGraph'));
  return isTyped && [...event.key].length === 1 && event.key !== ' ' && openWords(session, event);
}

/** Opens the editor of the selected text for what is typed, unless a focused control takes keys itself. */
function openWords(session: ActionParts, event: KeyboardEvent): boolean {
  if (!canEditText(session) || session.editor.getState().isInGesture) return false;
  if (isClickable(event.target) || usesArrows(event.target)) return false;
  flushSync(() => editText(session, 'end'));
  return true;
}

/** The first key of a word that an input method writes, over one selected text: the field opens before it composes. */
function startComposing(session: ActionParts, event: KeyboardEvent): void {
  // Of other keys, such as blanks and arrows, nothing is written.
  const isOfWord = /^(?:Key|Digit|Intl|Comma|Period|Slash|Semicolon|Quote|Bracket|Minus|Equal|Back[qs])/.test(
    event.code,
  );
  if (!isOfWord || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target) || isDialogOpen()) return;
  openWords(session, event);
}

/** Whether keys belong to a field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="checkbox"], [type="range"])'))
  );
}

/** Whether the focused element uses arrow keys. */
export function usesArrows(target: EventTarget | null): boolean {
  const roles = ['menu', 'menuitem', 'radio', 'tab', 'slider', 'listbox', 'option'].map(
    (role) => `[role="${role}"]`,
  );
  return target instanceof HTMLElement && target.closest(roles.join(', ')) !== null;
}

function isClickable(target: EventTarget | null): boolean {
  const clickable =
    'button, a[href], summary, input, [role="button"], [role="menuitem"], [role="option"], [role="tab"]';
  return target instanceof HTMLElement && target.closest(clickable) !== null;
}

/** Whether a dialog lies over the designer. */
export function isDialogOpen(): boolean {
  // A closed dialog may stay in the page, inside a wrapper that is not displayed.
  const dialogs = document.querySelectorAll('[role="dialog"]:not([data-floating])');
  return [...dialogs].some((dialog) => {
    const wrapper = dialog.closest<HTMLElement>('.ant-modal-wrap, .ant-modal-root');
    return wrapper?.style.display !== 'none';
  });
}

/** Whether a menu, a list or a picker is open. */
export function isPopoverOpen(): boolean {
  const floating = '.ant-popover, .ant-dropdown, .ant-select-dropdown';
  return [...document.querySelectorAll(floating)].some((one) => !/-hidden\b/.test(one.className));
}
