import { readFolders, type UnreadableEntry } from '../../lib/browser/read-dropped-files.ts';
import { notify } from '../../lib/notifications.ts';
import { translate } from '../../lib/text/translate.ts';
import { pickPictures } from '../../shared/images/pick-pictures.ts';
import { uploadDialog } from './upload-dialog-state.ts';
import { uploads } from './uploads.ts';

/** Up to this many wrong files are named; a folder's many others are only counted. */
const NAMED_OTHERS = 5;
/** Up to this many unreadable files are named: a list of thousands helps nobody. */
const NAMED_UNREADABLE = 50;

/** Puts chosen, dropped or pasted files into the queue; returns whether there is something to look at. */
export function acceptFiles(files: File[], categoryId: string): boolean {
  const { taken, others } = pickPictures(files, Number.POSITIVE_INFINITY);
  if (taken.length > 0) uploads.add(taken, categoryId);
  if (others > NAMED_OTHERS) {
    notify.warning(translate('uploads:notPictures', { count: others }));
    return taken.length > 0;
  }
  const pictures = new Set(taken);
  for (const file of files) {
    if (!pictures.has(file)) uploads.refuse(file, translate('uploads:reason.notPicture'));
  }
  return files.length > 0;
}

/** Readings go one after another: a second drop must neither end the first nor hide how far it is. */
let lastReading: Promise<void> = Promise.resolve();

/** Reads dropped folders, shows how far it is, and takes what was found; what could not be opened is listed by name. */
export function acceptFolders(entries: FileSystemEntry[], categoryId: string): Promise<void> {
  uploadDialog.set({ isOpen: true });
  lastReading = lastReading.then(() => readAndTake(entries, categoryId));
  return lastReading;
}

async function readAndTake(entries: FileSystemEntry[], categoryId: string): Promise<void> {
  const abort = new AbortController();
  const stop = () => {
    abort.abort();
    uploadDialog.set({ reading: null });
  };
  const onFound = (count: number) => {
    if (!abort.signal.aborted) uploadDialog.set({ reading: { count, stop } });
  };
  onFound(0);
  const found = await readFolders(entries, { onFound, signal: abort.signal });
  if (!found) return;
  uploadDialog.set({ reading: null });
  acceptFiles(found.files, categoryId);
  refuseUnreadable(found.unreadable);
  if (found.files.length + found.unreadable.length === 0) notify.warning(translate('uploads:emptyFolder'));
}

function refuseUnreadable(entries: readonly UnreadableEntry[]): void {
  for (const { path, isFolder } of entries.slice(0, NAMED_UNREADABLE)) {
    uploads.refuse(new File([], path), translate(`uploads:reason.${isFolder ? 'shutFolder' : 'unreadable'}`));
  }
  const rest = entries.length - NAMED_UNREADABLE;
  if (rest > 0) notify.warning(translate('uploads:unreadableMore', { count: rest }));
}
