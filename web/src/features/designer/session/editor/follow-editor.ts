import type { DesignDocument } from '@diy/design/document';
import type { EditorState } from '@diy/design/editing';
import { createChangeWatch } from '../../../../lib/change-watch.ts';

/** What goes along with the document. */
export interface EditorFollowers {
  /** Another document that is not of a gesture: its fonts and pictures are needed. */
  requestAssets(design: DesignDocument): void;
  /** It rests as another one, or another of its surfaces is looked at. */
  followCopies(): void;
  /** Every change, also of what is selected. */
  update(design: DesignDocument, isInGesture: boolean): void;
}

/** Returns what is called with each of the editor's states. */
export function createEditorFollower(
  followers: EditorFollowers,
): (state: Pick<EditorState, 'design' | 'isInGesture' | 'activeSurfaceId'>) => void {
  let last: DesignDocument | null = null;
  const restsOtherwise = createChangeWatch();
  return ({ design, isInGesture, activeSurfaceId }) => {
    // Assets are requested when the gesture has ended.
    if (design !== last && !isInGesture) {
      followers.requestAssets(design);
      last = design;
    }
    // A slider's last step came in its gesture.
    if (!isInGesture && restsOtherwise([design, activeSurfaceId])) followers.followCopies();
    followers.update(design, isInGesture);
  };
}
