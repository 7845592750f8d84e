import { sql } from 'kysely';
import type { Db } from '../../../../../platform/database/db.ts';
import { readingState, readingStates } from '../upload.state.ts';
import { readBy, type UploadFailure, type UploadRecord } from '../uploads.queries.ts';

/** How often a reader says that it is still at it. */
export const RENEW_MS = 3000;

const isFree = sql<boolean>`(not reading or reader_until is null or reader_until < now())`;

/** Makes this reader that of a stored upload; undefined while another one reads it, for a foreign one, and for one that was purged. */
export function claimUpload(
  db: Db,
  ownerId: string,
  id: string,
  reader: string,
): Promise<UploadRecord | undefined> {
  return db
    .updateTable('order_uploads')
    .set({ reading: true, failure: null, ...readBy(reader) })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('file_key', 'is not', null)
    .where(isFree)
    .returningAll()
    .executeTakeFirst();
}

/** Extends a reader's claim; false when the upload is no longer its own. */
export async function renewReader(db: Db, ownerId: string, id: string, reader: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_uploads')
    .set(readBy(reader))
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('reader', '=', reader)
    .where('reading', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a reading without new rows; those of before stay as they are. Nothing changes when the upload is another reader's by now. */
export async function endReading(
  db: Db,
  ownerId: string,
  id: string,
  reader: string,
  failure: UploadFailure | null,
): Promise<void> {
  await db
    .updateTable('order_uploads')
    .set(ended(failure))
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('reader', '=', reader)
    .where('reading', '=', true)
    .execute();
}

/** Records that a reading was interrupted if its reader is gone. */
export async function recordIfReaderGone(
  db: Db,
  ownerId: string,
  id: string,
  failure: UploadFailure,
): Promise<void> {
  await db
    .updateTable('order_uploads')
    .set(ended(failure))
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('reading', '=', true)
    .where(isFree)
    .execute();
}

/** Columns of an upload of which the reading ends in this way; only a running one can. */
function ended(failure: UploadFailure | null) {
  const next = readingState({ reading: false, failure });
  if (!readingStates.statesBefore(next).includes('reading')) throw new Error(`no reading ends as ${next}`);
  return {
    reading: false,
    failure: failure === null ? null : JSON.stringify(failure),
    reader: null,
    reader_until: null,
  };
}
