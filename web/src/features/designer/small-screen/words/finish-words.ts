/** The field that words on the artwork are written into, while it has the keyboard. */
function wordsField(): HTMLTextAreaElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLTextAreaElement && focused.closest('[role="application"]') ? focused : null;
}

/** Ends editing as Escape does, and keeps what an input method is still composing. */
export function finishWords(): void {
  const field = wordsField();
  const stage = field?.closest<HTMLElement>('[role="application"]');
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  if (wordsField() !== field || !field) return;
  field.blur();
  stage?.focus({ preventScroll: true });
}
