import { isKeyboardUp } from '../../view/keyboard-room.ts';

/** Bars of browsers that come and go, and the other sizes of a keyboard, are smaller than this. */
const KEYBOARD_FROM_PX = 120;
/** How long a keyboard may take to come back once nothing has taken it away any more. */
const BACK_WITHIN_MS = 800;

/** What may take the keyboard away for a while, as a question of the browser; it never rejects. Null = nothing. */
export type Interruption = () => Promise<unknown> | null;

/**
 * Calls `onGone` when the on-screen keyboard has gone while the page was not turned, and not merely for an interruption. Android's
 * back button takes it away and leaves the focus where it was: no tap on the stage would bring it back. A window that is made larger
 * is no keyboard that goes: one is there where it lies over the window, or has taken room while a field had the focus. Returns how to
 * stop.
 */
export function endWithKeyboard(onGone: () => unknown, interruption: Interruption = () => null): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  let { width, height: most } = viewport;
  /** The height left by the keyboard; null = none is open that could go. */
  let least: number | null = isKeyboardUp() ? most : null;
  /** Whether the browser is known to lay keyboards over the window: then nothing else is one. */
  let isLaidOver = isKeyboardUp();
  let isStopped = false;
  const leave = () => {
    const waiting = interruption();
    if (!waiting) return onGone();
    void waiting.then(() => setTimeout(() => !isStopped && least === null && onGone(), BACK_WITHIN_MS));
  };
  const note = () => {
    const { height } = viewport;
    isLaidOver ||= isKeyboardUp();
    if (Math.abs(viewport.width - width) > 1) {
      ({ width } = viewport);
      most = height;
      if (least !== null || isKeyboardUp()) least = height;
      return;
    }
    most = Math.max(most, height);
    if (least === null) {
      if (isKeyboardUp() || (!isLaidOver && hasField() && most - height >= KEYBOARD_FROM_PX)) least = height;
      // No field has the focus, so it is the window itself that has become lower.
      else if (!hasField()) most = height;
      return;
    }
    least = Math.min(least, height);
    if (height - least < KEYBOARD_FROM_PX) return;
    least = null;
    most = height;
    leave();
  };
  viewport.addEventListener('resize', note);
  return () => {
    isStopped = true;
    viewport.removeEventListener('resize', note);
  };
}

function hasField(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
}
