import { type DesignDocument, usedImageIds } from '@diy/design/document';
import { createChangeWatch } from '../../../lib/change-watch.ts';
import { requestFaces } from '../assets/fonts/layer-face.ts';
import { defaultName } from './default-name.ts';
import type { DesignerSession } from './designer-session.ts';
import { createEditorFollower } from './editor/follow-editor.ts';

type Connected = Pick<
  DesignerSession,
  | 'editor'
  | 'view'
  | 'pictures'
  | 'fonts'
  | 'mockups'
  | 'saver'
  | 'preflight'
  | 'resourcesVersion'
  | 'copiesVersion'
  | 'ui'
  | 'trial'
>;

interface ConnectOptions {
  /** What an unnamed design's name begins with. */
  title: string;
  followCopies: () => void;
  /** A font has arrived, or could not be had. */
  redrawAll: () => void;
}

/** Lets mockups, saver, preflight and pictures follow the document and the view; returns how to stop. */
export function connectSession(session: Connected, options: ConnectOptions): () => void {
  const { editor, view, pictures, fonts, mockups, saver, preflight, ui, trial } = session;
  let shown: DesignDocument | null = null;
  /** Samples may need fonts that the design does not have. */
  const showTrial = () => {
    const { design, isInGesture } = editor.getState();
    const next = trial.shown(design);
    if (next === shown) return;
    if (next !== design) requestFaces(next, fonts, { retry: true });
    shown = next;
    mockups.update(next, isInGesture);
  };
  const mayFindOthers = createChangeWatch();
  const follow = createEditorFollower({
    requestAssets(design) {
      requestFaces(design, fonts, { retry: true });
      for (const imageId of usedImageIds(design)) pictures.request(imageId);
    },
    followCopies: options.followCopies,
    update(design: DesignDocument, isInGesture) {
      shown = trial.shown(design);
      // Text that is being composed is visible already, so its fonts are requested during the gesture.
      if (isInGesture && ui.get().editingTextId !== null) requestFaces(design, fonts, { retry: false });
      mockups.update(shown, isInGesture);
      saver.follow(design, !isInGesture);
      if (!isInGesture) saver.suggestName(defaultName(options.title, design));
      // Another selection leaves the findings as they are: with two hundred layers a check takes longer than a frame.
      if (mayFindOthers([design, isInGesture])) preflight.follow(isInGesture);
    },
  });
  const stops = [
    editor.subscribe(() => follow(editor.getState())),
    ui.subscribe(showTrial),
    view.subscribe(options.followCopies),
    session.resourcesVersion.subscribe(() => {
      mockups.refresh();
      preflight.follow(editor.getState().isInGesture);
    }),
    session.copiesVersion.subscribe(mockups.refresh),
    fonts.states.subscribe(() => {
      // Only a face that is there shows which letters the next one is needed for.
      for (const design of [editor.getState().design, shown]) {
        if (design) requestFaces(design, fonts, { retry: false });
      }
      options.redrawAll();
    }),
    fonts.onBytes((fontId, bytes) =>
      mockups.post({ kind: 'font', fontId, bytes }, bytes ? [bytes.buffer] : []),
    ),
  ];
  follow(editor.getState());
  return () => {
    for (const stop of stops) stop();
  };
}
