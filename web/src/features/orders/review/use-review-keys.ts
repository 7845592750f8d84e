import { useEffect, useEffectEvent } from 'react';
import { type ReviewCommand, readReviewKey } from './review-keys.ts';

/** Listens for the keys of the queue, before those of the frame; behind a dialog nothing moves. */
export function useReviewKeys(isSendingBack: boolean, run: (command: ReviewCommand) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('[role="dialog"]')) return;
    const command = readReviewKey({
      key: event.key,
      shiftKey: event.shiftKey,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      isTyping: isIn(event.target, 'input, textarea, select, [contenteditable="true"], [role="combobox"]'),
      isOnControl: isIn(event.target, 'button, a, summary'),
      isSendingBack,
    });
    if (command && run(command)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
