import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../../platform/database/db.ts';
import { notFound, Refusal } from '../../../../platform/errors/refusal.ts';
import { findUpload, isUploadHeld, recordReading, type UploadRecord } from './uploads.queries.ts';

/** How long a call waits for the rest; a page then asks again. */
const WAIT_MS = 25_000;
const POLL_MS = 150;
/** After this many checks in a row without a lock, the reader is gone. */
const FREE_LOOKS = 4;

/**
 * The upload when all its rows are there. Throws a Refusal for a foreign or unknown one, when the rest could not be
 * read, and when reading takes longer than a call may wait.
 */
export async function awaitReading(db: Db, ownerId: string, id: string): Promise<UploadRecord> {
  const until = performance.now() + WAIT_MS;
  let free = 0;
  for (;;) {
    const upload = await findUpload(db, ownerId, id);
    if (!upload) throw notFound('orders');
    if (upload.failure) throw new Refusal(upload.failure.id, upload.failure.text);
    if (!upload.reading) return upload;
    free = (await isUploadHeld(db, ownerId, id)) ? 0 : free + 1;
    if (free >= FREE_LOOKS) await recordReading(db, ownerId, id, { failure: interrupted });
    else if (performance.now() > until) throw stillReading();
    else await pause(POLL_MS);
  }
}

const interrupted = {
  id: 'orders.reading-interrupted',
  text: {
    zh: '系统重启，文件没有读完，请重新上传',
    en: 'The system was restarted before the file was read; upload it again',
  },
};

function stillReading(): Refusal {
  return new Refusal('orders.still-reading', {
    zh: '文件还在读取，请稍等几秒再试',
    en: 'The file is still being read; try again in some seconds',
  });
}
