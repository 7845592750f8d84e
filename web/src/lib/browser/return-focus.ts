/** Number of remembered places; more dialogs never lie over each other. */
const REMEMBERED = 12;

/**
 * Restores the focus when a dialog is removed with the focus in it: to the last focused element that still exists.
 * Dialogs that are closed by a property do it themselves; those that are unmounted cannot. Returns how to stop.
 */
export function returnFocusFromDialogs(): () => void {
  /** Elements that had the focus, the newest last, and whether each was in a dialog. */
  let past: { element: HTMLElement; isInDialog: boolean }[] = [];
  const remember = (element: HTMLElement) => {
    if (document.activeElement !== element) return;
    // A drawer keeps the focus on the element around its dialog.
    const isInDialog =
      (element.closest('[role="dialog"]') ?? element.querySelector('[role="dialog"]')) !== null;
    past = [...past.filter((one) => one.element !== element), { element, isInDialog }].slice(-REMEMBERED);
  };
  const onFocus = ({ target }: FocusEvent) => {
    // Delayed, because a dialog at once takes the focus back that Tab gives to the page behind it.
    if (target instanceof HTMLElement) setTimeout(() => remember(target));
  };
  // Dialogs hang below the body, each in its own element that goes last, emptied already.
  const observer = new MutationObserver(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    const last = past.at(-1);
    if (!isFree || !last?.isInDialog || last.element.isConnected) return;
    past = past.filter(({ element }) => element.isConnected);
    past.findLast(({ element }) => canTake(element))?.element.focus();
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}

function canTake(element: HTMLElement): boolean {
  return element.checkVisibility() && !element.matches(':disabled');
}
