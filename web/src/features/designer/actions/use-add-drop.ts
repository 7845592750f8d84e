import type { Point } from '@diy/design/geometry';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { openDrop, readFolders } from '../../../lib/browser/read-dropped-files.ts';
import { notify } from '../../../lib/notifications.ts';
import { useSession } from '../session/designer-context.ts';
import { addSvgFiles } from './graphics/add-svg-files.ts';
import { useAddFiles } from './use-add-files.ts';

/** The most unreadable files that the panel names; a list of thousands helps nobody. */
const NAMED_UNREADABLE = 20;

/** Puts a drop's pictures on the stage, those in folders too; what could not be opened is named in the picture panel. */
export function useAddDrop(): (transfer: DataTransfer, at: Point, replacedId?: string) => Promise<void> {
  const { t } = useTranslation('designer');
  const session = useSession();
  const addPictures = useAddFiles();
  return useCallback(
    async (transfer, at, replacedId) => {
      // Only a picture can replace a picture.
      const addFiles = async (files: readonly File[]) => {
        const pictures = replacedId ? files : await addSvgFiles(session, files, at);
        addPictures(pictures, at, replacedId);
      };
      const drop = openDrop(transfer);
      if ('files' in drop) return addFiles(drop.files);
      const found = await readFolders(drop.entries);
      if (!found) return;
      await addFiles(found.files);
      for (const { path, isFolder } of found.unreadable.slice(0, NAMED_UNREADABLE)) {
        session.uploads.refuse(path, t(isFolder ? 'upload.shutFolder' : 'upload.unreadable'));
      }
      // The panel may be closed, or show something else.
      if (found.unreadable.length > 0)
        notify.warning(t('upload.notRead', { count: found.unreadable.length }));
      if (found.files.length + found.unreadable.length === 0) notify.warning(t('upload.emptyFolder'));
    },
    [session, addPictures, t],
  );
}
