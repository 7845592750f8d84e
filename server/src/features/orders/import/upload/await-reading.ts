import { setTimeout as pause } from 'node:timers/promises';
import { message } from '@diy/contract/messages';
import { isStoredMessage } from '@diy/contract/messages/message';
import type { Db } from '../../../../platform/database/db.ts';
import { notFound, Refusal } from '../../../../platform/errors/refusal.ts';
import { claimUpload, recordIfReaderGone } from './readers/readers.queries.ts';
import { findUpload, type UploadFailure, type UploadRecord } from './uploads.queries.ts';

/** How long a call waits for the rest; a page then asks again. */
const WAIT_MS = 25_000;
const POLL_MS = 150;

/**
 * The upload when all its rows are there. Throws a Refusal for a foreign or unknown one, when the rest could not be
 * read, and when reading takes longer than a call may wait.
 */
export async function awaitReading(db: Db, ownerId: string, id: string): Promise<UploadRecord> {
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const upload = await findUpload(db, ownerId, id);
    if (!upload) throw notFound('orders');
    if (upload.failure) throw failureOf(upload.failure);
    if (!upload.reading) return upload;
    if (performance.now() > until) throw stillReading();
    await recordIfReaderGone(db, ownerId, id, interrupted);
    await pause(POLL_MS);
  }
}

/**
 * Claims a stored upload for `reader` as soon as no other process reads it. `earlier` is the failure that the upload shows again if this
 * reading fails. Throws a Refusal for a foreign or purged upload, and when the other reading takes longer than a call may wait.
 */
export async function awaitClaim(
  db: Db,
  ownerId: string,
  id: string,
  reader: string,
): Promise<{ known: UploadRecord & { file_key: string }; earlier: UploadFailure | null }> {
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const claimed = await claimUpload(db, ownerId, id, reader);
    if (claimed?.upload.file_key) {
      const { upload, before } = claimed;
      // An earlier reader that died left no result.
      const earlier = before.reading ? interrupted : before.failure;
      return { known: { ...upload, file_key: claimed.upload.file_key }, earlier };
    }
    if (!(await findUpload(db, ownerId, id))?.file_key) throw notFound('orders');
    if (performance.now() > until) throw stillReading();
    await pause(POLL_MS);
  }
}

/** The refusal when a reader lost its upload: another one reads it now, or it was deleted. */
export async function explainReplaced(db: Db, ownerId: string, id: string): Promise<Refusal> {
  return (await findUpload(db, ownerId, id))?.file_key ? stillReading() : notFound('orders');
}

/** Call it for what was locked to be changed: its rows may have begun to be read again since they were waited for. */
export function requireRead({ reading }: UploadRecord): void {
  if (reading) throw stillReading();
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
