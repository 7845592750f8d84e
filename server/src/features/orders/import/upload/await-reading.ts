import { setTimeout as pause } from 'node:timers/promises';
import { message } from '@diy/contract/messages';
import { isStoredMessage } from '@diy/contract/messages/message';
import type { Db } from '../../../../platform/database/db.ts';
import { notFound, Refusal } from '../../../../platform/errors/refusal.ts';
import {
  findUpload,
  isUploadHeld,
  recordReading,
  type UploadFailure,
  type UploadRecord,
} from './uploads.queries.ts';

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
    if (upload.failure) throw failureOf(upload.failure);
    if (!upload.reading) return upload;
    free = (await isUploadHeld(db, ownerId, id)) ? 0 : free + 1;
    if (free >= FREE_LOOKS) await recordReading(db, ownerId, id, { failure: interrupted });
    else if (performance.now() > until) throw stillReading();
    else await pause(POLL_MS);
  }
}

/** Words that an older version stored are shown as they are. */
function failureOf({ id, text }: UploadFailure): Refusal {
  const said = isStoredMessage(text) ? text : message('orders.cannot-be-made', { reason: text });
  return new Refusal(said, [], id);
}

const interrupted = {
  id: 'orders.reading-interrupted',
  text: message('orders.reading-interrupted'),
};

function stillReading(): Refusal {
  return new Refusal(message('orders.still-reading'));
}
