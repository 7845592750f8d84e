import { useEffect, useRef, useSyncExternalStore } from 'react';
import { uploadDialog } from '../../../features/uploads/upload-dialog-state.ts';

/**
 * Ties the app's upload dialog to the library page: new pictures go where the person is looking, the path that names
 * the dialog opens it, and closing it there leads back.
 */
export function useUploadPart(isNamed: boolean, categoryId: string, leave: () => void): void {
  const { isOpen } = useSyncExternalStore(uploadDialog.subscribe, uploadDialog.get);
  const wasOpen = useRef(false);
  useEffect(() => {
    uploadDialog.set({ categoryId: categoryId === 'all' ? '' : categoryId });
    return () => uploadDialog.set({ categoryId: '' });
  }, [categoryId]);
  useEffect(() => {
    if (isNamed) uploadDialog.set({ isOpen: true });
  }, [isNamed]);
  useEffect(() => {
    if (isNamed && wasOpen.current && !isOpen) leave();
    wasOpen.current = isOpen;
  }, [isNamed, isOpen, leave]);
}
