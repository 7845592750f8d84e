import type { Editor } from '@diy/design/editing';
import type { DesignerSession } from '../designer-session.ts';

/** Ends what an input method composes into words on the artwork, if anything; what it has written stays. */
export function endComposing({ ui }: Pick<DesignerSession, 'ui'>): void {
  ui.get().endComposing?.();
}

/**
 * An editor whose changes never become part of what an input method composes: that ends first, as a separate step. The field
 * that is composed into passes, since it is the one that writes (`stage/caret/composing.ts`).
 */
export function endCompositionFirst(editor: Editor, parts: Pick<DesignerSession, 'ui'>): Editor {
  const first =
    <Input extends unknown[]>(change: (...input: Input) => void) =>
    (...input: Input) => {
      endComposing(parts);
      change(...input);
    };
  return {
    ...editor,
    run: first(editor.run) as Editor['run'],
    runCall: first(editor.runCall),
    together: first(editor.together),
    beginGesture: first(editor.beginGesture),
    undo: first(editor.undo),
    redo: first(editor.redo),
  };
}
