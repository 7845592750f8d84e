import { message } from '@diy/contract/messages';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import type { Services } from '../../../../platform/services.ts';
import type { TableChoice, TableHead } from '../reading/table-facts.ts';
import {
  describe,
  type FileFacts,
  type ReadingNeeds,
  type ReadUpload,
  readEntireFile,
  UNREAD,
} from './read-upload.ts';
import { type HeldUpload, holdUpload } from './readers/hold-upload.ts';
import { endReading } from './readers/readers.queries.ts';
import { deleteUploadPictures } from './upload-pictures.ts';
import { deleteUpload, putUpload, type UploadFailure } from './uploads.queries.ts';

type Needs = ReadingNeeds & Pick<Services, 'log'>;

/** The response so far, and a promise that resolves when the file is no longer needed. */
export interface AcceptedUpload {
  read: ReadUpload;
  /** Never rejects. */
  done: Promise<void>;
}

/** Whose a file is that is read in the background. */
interface BackgroundOptions {
  /** Who has claimed the stored upload, or does so now. */
  reader: string;
  /** Stores the original; undefined = the original and the upload are stored already. */
  keep?: () => Promise<void>;
  /** The stored upload, held since it was claimed; released when the reading ends. */
  held?: HeldUpload;
  /** How an earlier reading of a stored upload ended; null = it was read. */
  earlier?: UploadFailure | null;
}

/** The file was refused or could not be stored, so its rows are not needed. */
class Unwanted extends Error {}

/**
 * Returns a large file as soon as its top is read; its rows are read in the background, and every call that needs them
 * waits. Throws a Refusal for problems in the top of the file; later ones are kept with the upload.
 */
export async function readInBackground(
  services: Needs,
  ownerId: string,
  file: FileFacts,
  path: string,
  choice: TableChoice,
  { reader, keep, held: claimed, earlier = null }: BackgroundOptions,
): Promise<AcceptedUpload> {
  if (keep) await putUpload(services.db, ownerId, { ...file, ...UNREAD }, { reader });
  const held = claimed ?? holdUpload(services, ownerId, file.id, reader);
  const unwanted = new AbortController();
  let onHead: (head: TableHead) => void = () => {};
  const head = new Promise<TableHead>((resolve) => {
    onHead = resolve;
  });
  const signal = AbortSignal.any([unwanted.signal, held.signal]);
  const whole = readEntireFile(services, ownerId, file, path, choice, {
    signal,
    onHead,
    reader,
    onLocked: held.release,
  });
  // Its failure is handled below, where it is known whether the response was sent.
  whole.catch(() => {});
  const kept = keep?.();
  try {
    const [first] = await Promise.all([
      Promise.race([head.then((top) => describe(services.db, ownerId, file, top, choice.encoding)), whole]),
      kept,
    ]);
    return {
      read: first,
      done: whole
        .then(
          () => {},
          (error) => recordFailure(services, ownerId, { id: file.id, reader }, error),
        )
        .finally(held.release),
    };
  } catch (error) {
    unwanted.abort(new Unwanted());
    await Promise.allSettled([whole, kept]);
    held.release();
    if (keep) await deleteFile(services, ownerId, file);
    // A second reading failed: restore the state from before it.
    else await endReading(services.db, ownerId, file.id, reader, earlier);
    throw error;
  }
}

/** Undoes everything, as if the file had not been uploaded. */
async function deleteFile(services: Needs, ownerId: string, file: FileFacts): Promise<void> {
  if (file.file_key) await services.storage.delete(file.file_key);
  await deleteUploadPictures(services, ownerId, file.id);
  await deleteUpload(services.db, ownerId, file.id);
}

async function recordFailure(
  { db, log }: Needs,
  ownerId: string,
  { id, reader }: { id: string; reader: string },
  error: unknown,
): Promise<void> {
  if (!(error instanceof Refusal)) log.error({ err: error, uploadId: id }, 'an order file could not be read');
  const failure = error instanceof Refusal ? { id: error.id, text: error.text } : wentWrong;
  try {
    await endReading(db, ownerId, id, reader, failure);
  } catch (second) {
    // Waiting calls find that the reader is gone.
    log.error({ err: second, uploadId: id }, 'the failure of an order file could not be recorded');
  }
}

const wentWrong = {
  id: 'orders.reading-failed',
  text: message('orders.reading-failed'),
};
