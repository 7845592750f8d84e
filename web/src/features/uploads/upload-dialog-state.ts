import { createSignal } from '../../lib/signal.ts';

/** Whether the upload dialog is open, and into which category it puts what comes. */
export interface UploadDialogState {
  isOpen: boolean;
  categoryId: string;
  /** Dropped folders that are being read; null = none. */
  reading: FolderReading | null;
}

/** A folder being read, which may take a while. */
export interface FolderReading {
  /** Files found so far. */
  count: number;
  /** Ends it; nothing is taken. */
  stop: () => void;
}

const state = createSignal<UploadDialogState>({ isOpen: false, categoryId: '', reading: null });

/** State of the app's one upload dialog, which lies over whatever page is open. */
export const uploadDialog = {
  get: state.get,
  set: (next: Partial<UploadDialogState>) => state.set((now) => ({ ...now, ...next })),
  subscribe: state.subscribe,
};
