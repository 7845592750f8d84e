/** Whether the upload dialog is open, and into which category it puts what comes. */
export interface UploadDialogState {
  isOpen: boolean;
  tid: string;
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

let state: UploadDialogState = { isOpen: false, tid: '', reading: null };
const listeners = new Set<() => void>();

/** State of the app's one upload dialog, which lies over whatever page is open. */
export const uploadDialog = {
  get: (): UploadDialogState => state,
  set(next: Partial<UploadDialogState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
