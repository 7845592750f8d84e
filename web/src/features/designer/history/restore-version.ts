import type { DesignDocument } from '@diy/design/document';
import type { DesignerSession } from '../session/designer-session.ts';

const replaceDesign = (_: DesignDocument, { design }: { design: DesignDocument }) => design;

/**
 * Puts an earlier state in the place of the open one, as one step that undo takes back. What is not saved yet is saved first, so that
 * it stays a version too. False if that could not be done: then nothing is changed.
 */
export async function restoreVersion(
  { editor, saver }: Pick<DesignerSession, 'editor' | 'saver'>,
  design: DesignDocument,
): Promise<boolean> {
  const isKept = await saver.saveNow();
  if (!isKept || editor.getState().isInGesture) return false;
  editor.run(replaceDesign, { design }, { select: [] });
  return true;
}
