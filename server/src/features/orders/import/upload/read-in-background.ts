import { Refusal } from '../../../../platform/errors/refusal.ts';
import type { Services } from '../../../../platform/services.ts';
import type { TableChoice, TableHead } from '../reading/types.ts';
import { describe, type FileFacts, type ReadUpload, readWhole, UNREAD } from './read-upload.ts';
import { deleteUpload, putUpload, recordReading } from './uploads.queries.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'config' | 'log'>;

/** What is answered now, and when the file is not needed any more. */
export interface AcceptedUpload {
  read: ReadUpload;
  /** Never rejects. */
  done: Promise<void>;
}

/** The file is not what it should be, or could not be kept: nobody waits for its rows. */
class Unwanted extends Error {}

/**
 * Returns a large file as soon as its top is read; its rows come in behind, and every call that needs them waits. Throws
 * a Refusal for what the top of the file shows; what shows later is kept with the upload.
 * @param keep stores the original; left out = it is stored, and the upload known
 */
export async function readInBackground(
  services: Needs,
  ownerId: string,
  file: FileFacts,
  path: string,
  choice: TableChoice,
  keep?: () => Promise<void>,
): Promise<AcceptedUpload> {
  const { db } = services;
  if (keep) await putUpload(db, ownerId, { ...file, ...UNREAD }, { reading: true });
  else await recordReading(db, ownerId, file.id, { reading: true });
  const unwanted = new AbortController();
  let onHead: (head: TableHead) => void = () => {};
  const head = new Promise<TableHead>((resolve) => {
    onHead = resolve;
  });
  const whole = readWhole(services, ownerId, file, path, choice, { signal: unwanted.signal, onHead });
  // Its failure is told below, where it is clear whether somebody still waits for the answer.
  whole.catch(() => {});
  const kept = keep?.();
  try {
    const [first] = await Promise.all([
      Promise.race([head.then((top) => describe(db, ownerId, file, top)), whole]),
      kept,
    ]);
    return {
      read: first,
      done: whole.then(
        () => {},
        (error) => recordReadingFailure(services, ownerId, file.id, error),
      ),
    };
  } catch (error) {
    unwanted.abort(new Unwanted());
    await Promise.allSettled([whole, kept]);
    await forget(services, ownerId, file, keep !== undefined);
    throw error;
  }
}

/** As if the file had never come, or not been read again. */
async function forget(services: Needs, ownerId: string, file: FileFacts, isNew: boolean): Promise<void> {
  if (!isNew) return recordReading(services.db, ownerId, file.id, { reading: false });
  if (file.file_key) await services.storage.delete(file.file_key);
  await deleteUpload(services.db, ownerId, file.id);
}

async function recordReadingFailure(
  { db, log }: Needs,
  ownerId: string,
  id: string,
  error: unknown,
): Promise<void> {
  if (!(error instanceof Refusal)) log.error({ err: error, uploadId: id }, 'an order file could not be read');
  const failure = error instanceof Refusal ? { id: error.id, text: error.text } : wentWrong;
  try {
    await recordReading(db, ownerId, id, { failure });
  } catch (second) {
    // Whoever waits finds that nobody reads it any more.
    log.error({ err: second, uploadId: id }, 'the failure of an order file could not be noted');
  }
}

const wentWrong = {
  id: 'orders.reading-failed',
  text: {
    zh: '读取文件时出错，请重新上传；若仍出现请联系管理员',
    en: 'Something went wrong while the file was read. Upload it again; if it happens again, ask the administrator',
  },
};
