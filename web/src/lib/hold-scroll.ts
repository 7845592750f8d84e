/**
 * Keeps the page where it is while a dialog lies over it: Shift+Tab out of a dialog gives the focus to the page's last
 * element for a moment, and the browser scrolls there. Goes by the lock dialogs put on the body. Answers how to stop.
 */
export function holdScrollBehindDialogs(): () => void {
  let held = readPlace();
  const onScroll = () => {
    const now = readPlace();
    const isLocked = getComputedStyle(document.body).overflowY === 'hidden';
    // On another page the old place means nothing.
    if (isLocked && now.page === held.page) window.scrollTo(held.left, held.top);
    else held = now;
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

function readPlace() {
  return { page: location.pathname, left: window.scrollX, top: window.scrollY };
}
