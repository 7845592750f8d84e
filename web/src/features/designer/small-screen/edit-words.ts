/** The field that words on the artwork are written into, while it has the keyboard. */
function wordsField(): HTMLTextAreaElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLTextAreaElement && focused.closest('[role="application"]') ? focused : null;
}

export function selectWords(): void {
  const field = wordsField();
  field?.setSelectionRange(0, field.value.length);
}

/** By the browser's own events, as keys would. */
export function clipWords(how: 'cut' | 'copy'): void {
  if (wordsField()) document.execCommand(how);
}

/** Puts what the clipboard holds in the place of what is selected. False where the browser does not hand it over. */
export async function pasteWords(): Promise<boolean> {
  const field = wordsField();
  try {
    const words = await navigator.clipboard.readText();
    // The browser may have asked first, and the words were left meanwhile.
    if (field && wordsField() === field && words) document.execCommand('insertText', false, words);
    return true;
  } catch {
    return false;
  }
}

/** As Escape; what an input method is still composing is kept. */
export function finishWords(): void {
  const field = wordsField();
  const stage = field?.closest<HTMLElement>('[role="application"]');
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  if (wordsField() !== field || !field) return;
  field.blur();
  stage?.focus({ preventScroll: true });
}
