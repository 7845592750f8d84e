/** How long a finger rests before it asks for the context menu, as on telephones. */
const LONG_MS = 500;

/**
 * A finger held still opens the context menu, which some browsers do by themselves and others never do. `hold` returns whether the
 * finger is there for the menu; then the element receives `contextmenu` as from a mouse. The signal stops it.
 */
export function attachLongPress(
  root: HTMLElement,
  hold: (pointerId: number) => boolean,
  signal: AbortSignal,
): void {
  const fingers = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The finger that opened the menu is still down: its end is no click, which would close the menu. */
  let isHeld = false;
  const open = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (!hold(pointerId)) return;
    isHeld = true;
    root.dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY, button: 2 }),
    );
  };
  root.addEventListener('touchend', (event) => isHeld && event.preventDefault(), {
    passive: false,
    signal,
  });
  // The browser sends its own `contextmenu` for the same finger, on Windows after the finger is up: the menu would open twice. Some
  // browsers do not say which kind of pointer it came from.
  root.addEventListener(
    'contextmenu',
    (event) => {
      const { pointerType } = event as Partial<PointerEvent>;
      const isOfFinger = pointerType === undefined ? fingers.size > 0 : pointerType === 'touch';
      if (!event.isTrusted || !isOfFinger) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  function onDown(event: PointerEvent): void {
    clearTimeout(timer);
    if (event.pointerType !== 'touch') return;
    isHeld = false;
    // The first finger is down: clear fingers whose `pointerup` never arrived.
    if (event.isPrimary) fingers.clear();
    fingers.add(event.pointerId);
    if (fingers.size === 1) timer = setTimeout(() => open(event), LONG_MS);
  }
  function onUp({ pointerId }: PointerEvent): void {
    fingers.delete(pointerId);
    if (fingers.size === 0) clearTimeout(timer);
  }
  root.addEventListener('pointerdown', onDown, { signal });
  // A finger may lie on a button that is removed while it is pressed: its `pointerup` then arrives elsewhere.
  for (const end of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(end, onUp, { capture: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
