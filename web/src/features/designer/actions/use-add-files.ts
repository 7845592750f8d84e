import { type ImageRow, MAX_UPLOAD_FILES } from '@diy/contract/images/images';
import { findLayer, MAX_LAYERS } from '@diy/design/document';
import type { Editor } from '@diy/design/editing';
import type { Point } from '@diy/design/geometry';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { pickPictures } from '../../../shared/images/pick-pictures.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { useSession } from '../session/designer-context.ts';
import { addImage, replaceImage } from './add-content.ts';

/** Waits until nothing is being dragged. */
export async function untilAtRest(editor: Pick<Editor, 'getState' | 'subscribe'>): Promise<void> {
  while (editor.getState().isInGesture) {
    await new Promise<void>((resolve) => {
      const stop = editor.subscribe(() => {
        if (editor.getState().isInGesture) return;
        stop();
        resolve();
      });
    });
  }
}

/**
 * Uploads files to the library and puts them on the stage: at a point, else in the middle, several side by side. The first takes
 * the place of the picture `replacedId`, where that is given. `onPlaced` is called with each picture once it is on the stage.
 */
export function useAddFiles(): (
  files: readonly File[],
  at?: Point,
  replacedId?: string,
  onPlaced?: () => void,
) => void {
  const { t } = useTranslation('designer');
  const session = useSession();
  const queries = useQueryClient();
  return useCallback(
    (files, at, replacedId, onPlaced) => {
      const { taken, others, tooMany } = pickPictures(files, MAX_UPLOAD_FILES);
      if (tooMany > 0) notify.warning(t('upload.tooMany', { max: MAX_UPLOAD_FILES, count: tooMany }));
      if (others > 0) notify.warning(t('upload.notPictures', { count: others }));
      const { activeSurfaceId } = session.editor.getState();
      const replaces = (index: number) => {
        const target = index === 0 && replacedId && findLayer(session.editor.getState().design, replacedId);
        return target && !target.layer.locked ? target.layer.id : null;
      };
      for (const [index, file] of taken.entries()) {
        const place = async (image: ImageRow, isWanted: () => boolean) => {
          void queries.invalidateQueries({ queryKey: queryKeys.images });
          // Wait for the gesture to end: each move restarts from the gesture's first document and would drop the picture.
          await untilAtRest(session.editor);
          if (!isWanted()) return null;
          const target = replaces(index);
          if (target) {
            replaceImage(session, target, image);
            onPlaced?.();
            return null;
          }
          // The person may have turned the product meanwhile; the picture belongs where it was dropped.
          const among = { index, count: taken.length };
          const id = addImage(session, image, at, among, activeSurfaceId);
          if (id === null) return t('upload.surfaceFull', { max: MAX_LAYERS });
          onPlaced?.();
          return null;
        };
        session.uploads.add(file, place, session);
      }
    },
    [session, queries, t],
  );
}
