import { pressedKey, SIGN_BY_CODE } from '../../../lib/pressed-key.ts';

/** The parts of a keyboard event that shortcuts look at. */
export interface DesignerKeyPress {
  readonly key: string;
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Signs as they are typed without Shift. */
const UNSHIFTED: Record<string, string> = { '{': '[', '}': ']', _: '-' };
const SIGNS = new Set(['[', ']', '=', '-', '+']);

/** The sign that is meant: the one typed if shortcuts name it, otherwise the one at its place on a US keyboard. */
function signOf({ key, code = '' }: DesignerKeyPress): string {
  const plain = UNSHIFTED[key] ?? key;
  return SIGNS.has(plain) ? plain : (SIGN_BY_CODE[code] ?? plain);
}

/** Whether a key press is this shortcut, written like `Shift+Mod+Z`. Letters count in either case. */
export function matchesKeys(press: DesignerKeyPress, shortcut: string): boolean {
  const parts = shortcut.split(/\+(?!$)/);
  const key = parts.at(-1) ?? '';
  const wants = (name: string) => parts.slice(0, -1).includes(name);
  const isMod = press.ctrlKey || press.metaKey;
  if (isMod !== wants('Mod') || press.altKey !== wants('Alt')) return false;
  const isTypedWithShift = key === '+' || key === '?';
  if (!isTypedWithShift && press.shiftKey !== wants('Shift')) return false;
  // With Shift a digit's key types a sign, which sign depends on the keyboard.
  const isDigit = /^\d$/.test(key) && press.code === `Digit${key}`;
  // With Alt a Mac types other letters.
  const [, letter] = (press.altKey && /^Key([A-Z])$/.exec(press.code ?? '')) || [];
  const typed = letter ? letter : isDigit ? key : SIGNS.has(key) ? signOf(press) : pressedKey(press);
  return typed.toLowerCase() === key.toLowerCase();
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
