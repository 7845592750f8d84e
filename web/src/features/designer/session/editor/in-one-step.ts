import type { Editor } from '@diy/design/editing';

/** Changes several layers as one undo step, joined with one of the same key before it; a change that is refused undoes all of them. */
export function inOneStep(editor: Editor, change: () => void, joinKey?: string): void {
  editor.together(change, joinKey === undefined ? {} : { joinKey });
}
