import { useEffect } from 'react';
import type { DesignerSession } from '../session/designer-session.ts';
import { type Action, actions, nudgeByKey } from './actions.ts';
import { matchesKeys } from './match-keys.ts';

const ALL: readonly Action[] = Object.values(actions);

/** Lets keys do actions while no field, dialog or input method has the keyboard. */
export function useKeyboard(session: DesignerSession): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
      const isSave = matchesKeys(event, 'Mod+S');
      if (!isSave && (isTyping(event.target) || isDialogOpen())) return;
      const action = ALL.find((one) => one.keys?.some((keys) => matchesKeys(event, keys)));
      if (!action) return;
      const { isInGesture } = session.editor.getState();
      // Escape in a gesture is the stage's: it takes the gesture back.
      if (isInGesture) return;
      const isFocusable =
        event.target instanceof HTMLElement && event.target.closest('button, a, [role="menu"]');
      if (isFocusable && (event.key.startsWith('Arrow') || event.key === 'Enter' || event.key === ' '))
        return;
      if (action.id !== 'deselect') event.preventDefault();
      if (action.isEnabled && !action.isEnabled(session)) return;
      if (event.key.startsWith('Arrow')) nudgeByKey(session, event);
      else action.perform(session);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [session]);
}

/** Whether keys belong to a field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="checkbox"], [type="range"])'))
  );
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]:not([data-floating])') !== null;
}
