import { knownImages } from '@diy/contract/images/image-details';
import { restoreImages } from '@diy/contract/images/images';
import { createSignal } from '../../lib/signal.ts';
import { call } from '../../shared/api/call.ts';
import { privateStorage, storageOwner } from '../../shared/private-storage/private-storage.ts';
import { readToken, subscribeSession } from '../../shared/session/session.ts';
import { assertReadable } from '../../shared/uploads/assert-readable.ts';
import { hashFile } from '../../shared/uploads/hash-file.ts';
import { unfinishedFiles } from '../../shared/uploads/interrupted-files.ts';
import { ticketForFile } from '../../shared/uploads/ticket-for-file.ts';
import { UploadFailed } from '../../shared/uploads/upload-failed.ts';
import { uploadToLibrary } from '../../shared/uploads/upload-to-library.ts';
import { explainUpload } from './explain-upload.ts';
import { uploadDialog } from './upload-dialog-state.ts';
import { isMoving, type KnownImage } from './upload-item.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

/** This page, as other tabs and the next page know it. */
export const uploadPageId = Math.random().toString(36).slice(2);

/** Files that the signed-in account has under way in this browser. */
export const listUnfinishedUploads = () => unfinishedFiles(privateStorage, storageOwner());

/** How many files have arrived. */
const arrivals = createSignal(0);

/** The app's one upload queue; it outlives the page that filled it. */
export const uploads: UploadQueue = createUploadQueue(
  {
    findKnown,
    send: (item, onProgress, signal) => uploadToLibrary(item.file, item.categoryId, { onProgress, signal }),
    restore: async (id) => {
      await call(restoreImages, { ids: [id] }, { handlesRefusal: true, quiet: true });
    },
    explain: explainUpload,
    onArrived: () => arrivals.set((count) => count + 1),
    onOpened: (file) => listUnfinishedUploads().add(file, uploadPageId),
    onSettled: (file) => listUnfinishedUploads().remove(file),
  },
  () => crypto.randomUUID(),
);

/** Calls back after every file that arrived. */
export const whenUploaded = (listener: () => void): (() => void) => arrivals.subscribe(listener);

/**
 * Asks for the same bytes in the library. Uploading does not depend on knowing: a question that fails counts as
 * "no". Throws `UploadFailed` for what the store would refuse anyway and for what cannot be read.
 */
async function findKnown(file: File, signal: AbortSignal): Promise<KnownImage | null> {
  if (file.size === 0) throw new UploadFailed('empty', 400);
  await ticketForFile(file);
  try {
    const hash = await hashFile(file, signal);
    const { list } = await call(
      knownImages,
      { hashes: [hash] },
      { handlesRefusal: true, quiet: true, signal },
    );
    const best = list.find((one) => !one.deleted) ?? list[0];
    return best ? { id: best.image.id, name: best.image.name, isDeleted: best.deleted } : null;
  } catch {
    if (!signal.aborted) await assertReadable(file);
    return null;
  }
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

// Only while something is on its way: a guard that is always there keeps the browser from its page cache.
uploads.subscribe(() => {
  window.removeEventListener('beforeunload', askBeforeLeaving);
  if (uploads.view().items.some(isMoving)) window.addEventListener('beforeunload', askBeforeLeaving);
});

// What one account was sending is nothing for the next.
subscribeSession(() => {
  if (readToken()) return;
  uploadDialog.get().reading?.stop();
  uploads.stop();
});
