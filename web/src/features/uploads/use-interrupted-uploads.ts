import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSameFile, type UnfinishedFile } from '../../shared/uploads/interrupted-files.ts';
import { holdPage, livePages } from '../../shared/uploads/live-pages.ts';
import { listUnfinishedUploads, uploadPageId, uploads } from './uploads.ts';

/** Files that a reload or a crash cut off, less those picked again since; `clear` drops them all. */
export function useInterruptedUploads(): { files: readonly UnfinishedFile[]; clear: () => void } {
  const { items } = useSyncExternalStore(uploads.subscribe, uploads.view);
  const [found, setFound] = useState<readonly UnfinishedFile[]>([]);
  useEffect(() => {
    holdPage(uploadPageId);
    let isCurrent = true;
    const before = listUnfinishedUploads().list();
    void livePages().then((pages) => {
      if (!isCurrent) return;
      setFound(before.filter(({ pageId }) => pageId !== uploadPageId && !pages.includes(pageId)));
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  // Picked again is taken up again, whatever became of it since.
  const files = found.filter((one) => !items.some(({ file }) => isSameFile(one, file)));
  if (files.length !== found.length) setFound(files);
  return {
    files,
    clear() {
      listUnfinishedUploads().clear(files);
      setFound([]);
    },
  };
}
