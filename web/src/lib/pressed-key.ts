/** The parts of a keyboard event that say which key was meant. */
interface Press {
  readonly key: string;
  readonly code?: string;
}

/** Signs at their places on a US keyboard. */
export const SIGN_BY_CODE: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Equal: '=',
  Minus: '-',
  Slash: '/',
};

/**
 * The key that a shortcut is compared with. Where a keyboard types no Latin letters (Arabic, Hebrew, Persian, Russian), a key
 * counts as the letter, digit or sign at its place on a US keyboard; elsewhere what is typed counts, whatever its place.
 */
export function pressedKey({ key, code = '' }: Press): string {
  if (key === '？' || key === '؟') return '?';
  if ([...key].length !== 1 || key <= '~') return key;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return /\p{Script=Latin}/u.test(key) ? key : letter.toLowerCase();
  return /^Digit(\d)$/.exec(code)?.[1] ?? SIGN_BY_CODE[code] ?? key;
}
