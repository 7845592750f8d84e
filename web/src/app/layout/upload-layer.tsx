import { listImageCategories } from '@diy/contract/images/images';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { acceptFiles, acceptFolders } from '../../features/uploads/accept-files.ts';
import { InterruptedUploads } from '../../features/uploads/interrupted-uploads.tsx';
import { UploadDialog } from '../../features/uploads/upload-dialog.tsx';
import { uploadDialog } from '../../features/uploads/upload-dialog-state.ts';
import { isMoving, type UploadView } from '../../features/uploads/upload-item.ts';
import { uploads } from '../../features/uploads/uploads.ts';
import { useFileDrop } from '../../lib/browser/use-file-drop.ts';
import { call } from '../../shared/api/call.ts';
import { clientTasks } from '../../shared/operations/client-tasks.ts';
import { queryKeys } from '../../shared/query-keys.ts';
import { DropOverlay } from '../../ui/feedback/drop-overlay.tsx';

/**
 * Uploading, over every page with a frame: files dropped or pasted anywhere, the dialog with their results, and the
 * tray's row. The designer has its own upload; uploads started here continue while it is open.
 */
export function UploadLayer() {
  const { t } = useTranslation('uploads');
  const navigate = useNavigate();
  const { isOpen, categoryId, reading } = useSyncExternalStore(uploadDialog.subscribe, uploadDialog.get);
  const categories = useQuery({
    queryKey: [...queryKeys.images, 'categories'],
    queryFn: ({ signal }) => call(listImageCategories, {}, { quiet: true, signal }),
    enabled: isOpen,
  });
  const addFiles = (files: File[]) => {
    if (acceptFiles(files, categoryId)) uploadDialog.set({ isOpen: true });
  };
  const isOver = useFileDrop({
    onFiles: addFiles,
    onFolders: (entries) => void acceptFolders(entries, categoryId),
  });
  useTrayRow();
  const close = () => uploadDialog.set({ isOpen: false });
  return (
    <>
      <InterruptedUploads onFiles={addFiles} />
      <UploadDialog
        isOpen={isOpen}
        onClose={close}
        onFiles={addFiles}
        onOpen={(imageId) => {
          close();
          void navigate(`/auth/user/image?open=${encodeURIComponent(imageId)}`);
        }}
        categories={categories.data?.list ?? []}
        category={categoryId}
        onCategory={(next) => uploadDialog.set({ categoryId: next })}
        reading={reading}
      />
      {isOver ? <DropOverlay text={t('dropHere')} /> : null}
    </>
  );
}

/** One row in the tray for all uploads, from the first file until everything is settled. */
function useTrayRow(): void {
  const { t } = useTranslation('uploads');
  const view = useSyncExternalStore(uploads.subscribe, uploads.view);
  const { isOpen, reading } = useSyncExternalStore(uploadDialog.subscribe, uploadDialog.get);
  useEffect(() => {
    const { items, restCount } = view;
    const moving = items.filter(isMoving).length;
    const waiting = items.filter(({ state }) => state === 'known' || state === 'paused').length;
    const failed = items.filter(({ state }) => state === 'failed').length;
    if (!reading && moving + waiting + restCount === 0 && (failed === 0 || isOpen))
      return clientTasks.put('uploads', null);
    const done = items.filter(({ state }) => state === 'done' || state === 'skipped').length;
    const detail = reading
      ? t('reading', { count: reading.count })
      : moving > 0
        ? t('summary', { done, count: items.length })
        : failed > 0
          ? t('summaryFailed', { count: failed })
          : t(waiting > 0 ? 'waitsForYou' : 'rest', { limit: 20, count: waiting || restCount });
    clientTasks.put('uploads', {
      title: t('trayTitle'),
      detail,
      share: shareOf(view),
      isStuck: moving === 0 && !reading,
      open: () => uploadDialog.set({ isOpen: true }),
    });
  }, [view, isOpen, reading, t]);
  useEffect(() => () => clientTasks.put('uploads', null), []);
}

function shareOf({ items }: UploadView): number | null {
  const bytes = items.reduce((sum, { file }) => sum + file.size, 0);
  const sent = items.reduce((sum, { file, share }) => sum + file.size * share, 0);
  return bytes > 0 ? sent / bytes : null;
}
