/** The parts of a keyboard event that shortcuts look at. */
export interface KeyPress {
  readonly key: string;
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Keys that Shift changes: `[` is typed as `{` with it. */
const BY_CODE: Record<string, string> = { BracketLeft: '[', BracketRight: ']', Equal: '=', Minus: '-' };

/** Whether a key press is this shortcut, written like `Shift+Mod+Z`. Letters count in either case. */
export function matchesKeys(press: KeyPress, shortcut: string): boolean {
  const parts = shortcut.split(/\+(?!$)/);
  const key = parts.at(-1) ?? '';
  const wants = (name: string) => parts.slice(0, -1).includes(name);
  const isMod = press.ctrlKey || press.metaKey;
  if (isMod !== wants('Mod') || press.altKey !== wants('Alt')) return false;
  const isTypedWithShift = key === '+';
  if (!isTypedWithShift && press.shiftKey !== wants('Shift')) return false;
  const typed = (press.code && BY_CODE[press.code]) || press.key;
  return typed.toLowerCase() === key.toLowerCase() || press.key.toLowerCase() === key.toLowerCase();
}

/** A shortcut as this system writes it: `⇧⌘Z` on a Mac, `Ctrl+Shift+Z` elsewhere. */
export function formatKeys(shortcut: string, isMac: boolean): string {
  const parts = shortcut.split(/\+(?!$)/);
  const key = SHOWN[parts.at(-1) ?? ''] ?? parts.at(-1) ?? '';
  const has = (name: string) => parts.slice(0, -1).includes(name);
  if (isMac) return `${has('Alt') ? '⌥' : ''}${has('Shift') ? '⇧' : ''}${has('Mod') ? '⌘' : ''}${key}`;
  return [has('Mod') && 'Ctrl', has('Alt') && 'Alt', has('Shift') && 'Shift', key].filter(Boolean).join('+');
}

const SHOWN: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Delete: 'Del',
};
