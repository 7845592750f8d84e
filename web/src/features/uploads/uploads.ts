import { uploadToLibrary } from '../../lib/upload/upload-to-library.ts';
import { explainUpload } from './explain-upload.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

let arrived = () => {};
let category = '';

/** The app's one upload queue; it outlives the page that filled it. */
export const uploads: UploadQueue = createUploadQueue(
  {
    send: async (file, onProgress, signal) => {
      await uploadToLibrary(file, category, { onProgress, signal });
    },
    explain: explainUpload,
    onArrived: () => arrived(),
  },
  () => crypto.randomUUID(),
);

/** Category that files sent from now on go into; '' = 未分类. */
export function uploadInto(tid: string): void {
  category = tid;
}

/** Calls back after every file that arrived; one listener, the page that shows the library. */
export function whenUploaded(listener: () => void): () => void {
  arrived = listener;
  return () => {
    arrived = () => {};
  };
}
