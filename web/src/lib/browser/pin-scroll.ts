/**
 * Stops the page from scrolling while a dialog is open: Shift+Tab out of a dialog gives the focus to the page's last
 * element for a moment, and the browser scrolls there. Goes by the lock dialogs put on the body. Returns how to stop.
 * Browsers report a scroll with the next frame only; the key or press that closes the dialog may come before it, and
 * the router would remember the wrong place. So each of them looks too.
 */
export function pinScrollBehindDialogs(): () => void {
  let held = readPlace();
  const hold = () => {
    const now = readPlace();
    const isLocked = getComputedStyle(document.body).overflowY === 'hidden';
    // On another page the old place means nothing.
    if (!isLocked || now.page !== held.page) held = now;
    else if (now.top !== held.top || now.left !== held.left) window.scrollTo(held.left, held.top);
  };
  window.addEventListener('scroll', hold, { passive: true });
  window.addEventListener('keydown', hold, { capture: true });
  window.addEventListener('pointerdown', hold, { capture: true });
  return () => {
    window.removeEventListener('scroll', hold);
    window.removeEventListener('keydown', hold, { capture: true });
    window.removeEventListener('pointerdown', hold, { capture: true });
  };
}

function readPlace() {
  return { page: location.pathname, left: window.scrollX, top: window.scrollY };
}
