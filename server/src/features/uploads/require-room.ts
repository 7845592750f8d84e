import type { Db } from '../../platform/database/db.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { sumWaitingBytes } from './waiting-bytes.queries.ts';

/** Bytes of an account that may wait on our disk to become something: uploads, and the parts and blocks of unfinished ones. */
const MAX_WAITING_BYTES = 24 * 1024 ** 3;

/** Throws StorageFull when an account has no room for `bytes` more that wait. */
export async function requireRoom(db: Db, ownerId: string | null, bytes: number): Promise<void> {
  if (ownerId === null) return;
  if ((await sumWaitingBytes(db, ownerId)) + bytes > MAX_WAITING_BYTES)
    throw new StorageFull('too many bytes of this account wait');
}
