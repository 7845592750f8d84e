/** The command of a key pressed anywhere on a page. */
export type GlobalKey = { do: 'palette' | 'shortcuts' | 'search' | 'go' } | { do: 'page'; index: number };

/** The part of a keyboard event that decides. */
export interface GlobalKeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** In a field, where letters are letters. */
  isTyping: boolean;
  /** G was pressed just before: a digit now means a page. */
  isGoing: boolean;
}

/** Ctrl or ⌘ + K opens the palette, even in a field; elsewhere ?, / and G followed by 1–8. Null = none of our shortcuts. */
export function readGlobalKey(press: GlobalKeyPress): GlobalKey | null {
  const { key, isTyping } = press;
  if ((press.ctrlKey || press.metaKey) && !press.altKey && key.toLowerCase() === 'k')
    return { do: 'palette' };
  if (isTyping || press.ctrlKey || press.metaKey || press.altKey) return null;
  if (key === '?') return { do: 'shortcuts' };
  if (key === '/') return { do: 'search' };
  if (press.isGoing && /^[1-8]$/.test(key)) return { do: 'page', index: Number(key) - 1 };
  return key.toLowerCase() === 'g' ? { do: 'go' } : null;
}
