import { useEffect, useEffectEvent, useRef } from 'react';
import { createGoShortcut } from '../../../lib/go-shortcut.ts';
import { pressedKey } from '../../../lib/pressed-key.ts';
import { type ReviewCommand, readReviewKey } from './review-keys.ts';

/** A key held down decides a line only after it was on the screen for this long: nothing is decided that nobody saw. */
const SEEN_MS = 80;

/**
 * Listens for the keys of the queue, before those of the frame; behind a dialog nothing moves. `line`: the line that is shown with
 * its drawing; null = none yet.
 */
export function useReviewKeys(
  line: string | null,
  isSendingBack: boolean,
  run: (command: ReviewCommand) => boolean,
): void {
  const shown = useRef({ line, since: 0 });
  useEffect(() => {
    if (shown.current.line !== line) shown.current = { line, since: performance.now() };
  }, [line]);
  const go = useRef(createGoShortcut()).current;
  const isSeen = () => shown.current.line === line && performance.now() - shown.current.since >= SEEN_MS;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('[role="dialog"]')) return;
    const press = {
      key: pressedKey(event),
      shiftKey: event.shiftKey,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      isTyping: isIn(event.target, 'input, textarea, select, [contenteditable="true"], [role="combobox"]'),
      isOnControl: isIn(event.target, 'button, a, summary'),
      isSendingBack,
      isGoing: go.isGoing(event.timeStamp),
      isRightToLeft: document.documentElement.dir === 'rtl',
    };
    if (press.key.toLowerCase() === 'g' && !press.hasModifier && !press.isTyping) go.press(event.timeStamp);
    const command = readReviewKey(press);
    if (command && event.repeat && isDecision(command) && !isSeen()) event.preventDefault();
    else if (command && run(command)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

function isDecision(command: ReviewCommand): boolean {
  return command.do === 'accept' || command.do === 'acceptEqual' || command.do === 'undo';
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
