/** What is asked of the browser about what it shows of the page. */
export interface ShownPart {
  /** Height of the window; less by the keyboard where the browser makes the window smaller for it. */
  readonly windowHeight: number;
  /** Height of the part that is seen, by `visualViewport`. */
  readonly height: number;
  readonly offsetTop: number;
  readonly scale: number;
}

/** Bars of browsers that come and go are smaller than this, keyboards are larger. */
const KEYBOARD_FROM_PX = 120;

/** Whether an on-screen keyboard lies over the window now. */
export function isKeyboardUp(): boolean {
  const viewport = window.visualViewport;
  if (!viewport) return false;
  const { height, offsetTop, scale } = viewport;
  return aboveKeyboard({ windowHeight: window.innerHeight, height, offsetTop, scale }) !== null;
}

/** The part of the window above the on-screen keyboard, in CSS px; null = no keyboard lies over it. */
export function aboveKeyboard(shown: ShownPart): { top: number; height: number } | null {
  // Anyone who has enlarged the page sees a part of it, with or without a keyboard.
  if (Math.abs(shown.scale - 1) > 0.01) return null;
  if (shown.windowHeight - shown.height < KEYBOARD_FROM_PX) return null;
  return { top: Math.round(shown.offsetTop), height: Math.round(shown.height) };
}
