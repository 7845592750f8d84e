/** What a key does in the review queue. */
export type ReviewCommand =
  | {
      do:
        | 'accept'
        | 'acceptEqual'
        | 'edit'
        | 'sendBack'
        | 'next'
        | 'previous'
        | 'undo'
        | 'zoom'
        | 'help'
        | 'close';
    }
  | { do: 'surface'; index: number }
  | { do: 'reason'; index: number };

/** A key press, and where it happened. */
export interface ReviewKeyPress {
  key: string;
  shiftKey: boolean;
  /** Ctrl, Alt or ⌘ is down: the browser's own. */
  hasModifier: boolean;
  /** In a field that takes letters. */
  isTyping: boolean;
  /** On a button or link, which takes Enter itself. */
  isOnControl: boolean;
  /** The reasons of sending back are open: digits choose one. */
  isSendingBack: boolean;
  /** G was pressed just before: a digit now means a page of the app. */
  isGoing: boolean;
  /** Lines are read from right to left, so the next one lies to the left. */
  isRightToLeft: boolean;
}

type Letter = 'accept' | 'edit' | 'sendBack' | 'next' | 'previous' | 'undo' | 'zoom' | 'help';
const LETTERS = new Map<string, Letter>([
  ['a', 'accept'],
  ['e', 'edit'],
  ['x', 'sendBack'],
  ['j', 'next'],
  ['k', 'previous'],
  ['u', 'undo'],
  ['z', 'zoom'],
  ['?', 'help'],
]);

/** The keys as the help lists them, in its order. */
export const LISTED_KEYS = [
  ['accept', ['A', 'Enter']],
  ['acceptEqual', ['⇧ A']],
  ['edit', ['E']],
  ['sendBack', ['X']],
  ['next', ['J', '→']],
  ['previous', ['K', '←']],
  ['undo', ['U']],
  ['surface', ['1–9']],
  ['zoom', ['Z']],
  ['help', ['?']],
  ['close', ['Esc']],
] as const;

/** The command of a key press; null = none of our commands. Letters count as letters only outside of fields. */
export function readReviewKey(press: ReviewKeyPress): ReviewCommand | null {
  const { key, shiftKey, hasModifier, isTyping, isOnControl, isSendingBack, isGoing, isRightToLeft } = press;
  if (key === 'Escape') return { do: 'close' };
  if (hasModifier || isTyping) return null;
  if (/^[1-9]$/.test(key) && (isSendingBack || !isGoing))
    return { do: isSendingBack ? 'reason' : 'surface', index: Number(key) - 1 };
  if (isSendingBack) return null;
  if (key === 'Enter') return isOnControl ? null : { do: 'accept' };
  if (key === 'ArrowRight' || key === 'ArrowLeft')
    return { do: (key === 'ArrowRight') === isRightToLeft ? 'previous' : 'next' };
  const letter = key.toLowerCase();
  if (letter === 'a' && shiftKey) return { do: 'acceptEqual' };
  const command = LETTERS.get(letter);
  return command ? { do: command } : null;
}
