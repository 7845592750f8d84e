/** What styles letters that are chosen, with its lists and pickers, which stand elsewhere in the page. */
const STYLES = '[data-styles-words], .ant-popover, .ant-select-dropdown';

function isAtStyles(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(STYLES) !== null;
}

/**
 * Decides what it means that the field of words on the artwork lost the keyboard. What styles letters may have it: the letters stay
 * chosen until something else is pressed or focused. A press on the stage gives the keyboard back, and then does what it does.
 */
export function createTextBlur(field: HTMLTextAreaElement, leave: () => void) {
  let lastPressed: EventTarget | null = null;
  let isAway = false;
  const look = (event: Event) => {
    const { target, type } = event;
    if (type === 'pointerdown') lastPressed = target;
    if (!isAway || isAtStyles(target)) return;
    isAway = false;
    if (target === field) return;
    const stage = field.closest('[role="application"]');
    if (type === 'pointerdown' && target instanceof Node && stage?.contains(target))
      field.focus({ preventScroll: true });
    else leave();
  };
  const events = ['pointerdown', 'focusin'] as const;
  for (const name of events) document.addEventListener(name, look, true);
  // Buttons that do something at once leave the keyboard where it is.
  const keep = (event: Event) => {
    const isButton =
      event.target instanceof Element && event.target.closest('[data-keeps-keyboard]') !== null;
    if (isButton && document.activeElement === field) event.preventDefault();
  };
  document.addEventListener('mousedown', keep, true);
  return {
    /** The field lost the keyboard to `next`; null = to nothing that can have it. */
    blur(next: EventTarget | null) {
      isAway = isAtStyles(next ?? lastPressed);
      if (!isAway) leave();
    },
    stop() {
      document.removeEventListener('mousedown', keep, true);
      for (const name of events) document.removeEventListener(name, look, true);
    },
  };
}
