import type { DesignerSession } from '../../session/designer-session.ts';
import type { FieldLink } from './field-link.ts';
import type { TypingSteps } from './typing-steps.ts';

/** What an input method composes into a field: a gesture of the editor from its first letter to its end. */
export interface Composing {
  /** The composed stretch; null = nothing is composed. */
  now(): { readonly start: number; readonly end: number } | null;
  /** True while the field loses the keyboard for a moment, so that the input method ends. */
  isFinishing(): boolean;
  begin(): void;
  /** Gives the document what the field holds now; the change does not end what is composed. */
  write(): void;
  /** `data` = all that is being composed. */
  update(data: string): void;
  /** The input method has ended. */
  end(): void;
  /** Ends it from outside: what it has written stays. */
  finish(): void;
  /** Somebody else has changed the words that are composed: theirs, `text`, are the document's. */
  drop(text: string): void;
}

export function createComposing(
  { editor, ui }: Pick<DesignerSession, 'editor' | 'ui'>,
  field: HTMLTextAreaElement,
  { link, steps, joinKey }: { link: FieldLink; steps: TypingSteps; joinKey: () => string },
): Composing {
  let composed: { start: number; end: number } | null = null;
  let isFinishing = false;
  let isWriting = false;
  const settle = () => {
    steps.close();
    ui.set((now) => ({ ...now, endComposing: null }));
  };
  const end = () => {
    if (!composed) return;
    composed = null;
    link.commit(joinKey(), false);
    editor.endGesture({ joinKey: joinKey() });
    if (link.selection()) link.select(link.inField());
    settle();
  };
  const finish = () => {
    if (!composed || isWriting) return;
    // Losing the focus ends the input method, and keeps what it has written.
    isFinishing = true;
    field.blur();
    field.focus({ preventScroll: true });
    isFinishing = false;
    end();
  };
  return {
    now: () => composed,
    isFinishing: () => isFinishing,
    begin() {
      if (composed || (link.layer()?.locked ?? true)) return;
      steps.close();
      steps.next({ inputType: 'insertCompositionText', data: null });
      composed = { start: field.selectionStart, end: field.selectionStart };
      // A composition becomes one undo step, and none when it is cancelled.
      editor.beginGesture();
      ui.set((now) => ({ ...now, endComposing: finish }));
    },
    write() {
      isWriting = true;
      try {
        link.commit(joinKey(), composed !== null);
      } finally {
        isWriting = false;
      }
    },
    update(data) {
      if (composed) composed = { ...composed, end: composed.start + data.length };
    },
    end,
    finish,
    drop(text) {
      composed = null;
      if (editor.getState().isInGesture) editor.endGesture();
      link.follow(text);
      settle();
    },
  };
}
