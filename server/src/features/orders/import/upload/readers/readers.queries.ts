import { sql } from 'kysely';
import type { Db } from '../../../../../platform/database/db.ts';
import { readingState, readingStates } from '../upload.state.ts';
import { readerColumns, type UploadFailure, type UploadRecord } from '../uploads.queries.ts';

/** How often a reader says that it is still at it. */
export const RENEW_MS = 3000;

const isFree = sql<boolean>`(not reading or reader_until is null or reader_until < now())`;

/** An upload in the hands of a reader, and how far it was read before: `reading` was a reader that is gone. */
export interface ClaimedUpload {
  upload: UploadRecord;
  before: Pick<UploadRecord, 'reading' | 'failure'>;
}

/** Makes this reader that of a stored upload; undefined while another one reads it, for a foreign one, and for one that was purged. */
export async function claimUpload(
  db: Db,
  ownerId: string,
  id: string,
  reader: string,
): Promise<ClaimedUpload | undefined> {
  const claimed = await db
    .with('free', (trx) =>
      trx
        .selectFrom('order_uploads')
        .select(['reading', 'failure'])
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('file_key', 'is not', null)
        .where(isFree)
        .forUpdate(),
    )
    .updateTable('order_uploads as u')
    .from('free')
    .set({ reading: true, failure: null, ...readerColumns(reader) })
    .where('u.owner_id', '=', ownerId)
    .where('u.id', '=', id)
    .returningAll('u')
    .returning(['free.reading as was_reading', 'free.failure as was_failure'])
    .executeTakeFirst();
  if (!claimed) return undefined;
  const { was_reading: reading, was_failure: failure, ...upload } = claimed;
  return { upload, before: { reading, failure } };
}

/** Extends a reader's claim; false when the upload is no longer its own. */
export async function renewReader(db: Db, ownerId: string, id: string, reader: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_uploads')
    .set(readerColumns(reader))
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

/** Values of an upload's columns once its reading has ended: with a failure, or well (null). */
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
