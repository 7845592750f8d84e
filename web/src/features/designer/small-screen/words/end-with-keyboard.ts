/** Bars of browsers that come and go, and the other sizes of a keyboard, are smaller than this. */
const KEYBOARD_FROM_PX = 120;

/**
 * Calls `onGone` when the on-screen keyboard has gone while the page was not turned. Android's back button takes it away and leaves
 * the focus where it was: no tap on the stage would bring it back. Returns how to stop.
 */
export function endWithKeyboard(onGone: () => unknown): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  let { width, height } = viewport;
  /** The height left by the keyboard; null = none is open that could go. */
  let least: number | null = height;
  const note = () => {
    const isTurned = Math.abs(viewport.width - width) > 1;
    const isLess = viewport.height < height;
    ({ width, height } = viewport);
    if (isTurned || isLess) least = isTurned ? height : Math.min(least ?? height, height);
    if (least === null || height - least < KEYBOARD_FROM_PX) return;
    least = null;
    onGone();
  };
  viewport.addEventListener('resize', note);
  return () => viewport.removeEventListener('resize', note);
}
