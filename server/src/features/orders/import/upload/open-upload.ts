import { message } from '@diy/contract/messages';
import type { Db } from '../../../../platform/database/db.ts';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import type { KeyRing } from '../../../../platform/secrets/key-ring.ts';
import { rowCipherOf } from '../../privacy/encrypt-row.ts';
import { type Corrections, NO_CORRECTIONS } from '../rows/corrections.ts';
import { awaitReading } from './await-reading.ts';
import type { UploadRecord } from './uploads.queries.ts';

/** The upload with all its rows. Throws a Refusal for a foreign, unknown, unreadable or purged one. */
export async function openUpload(db: Db, ownerId: string, id: string): Promise<UploadRecord> {
  const upload = await awaitReading(db, ownerId, id);
  if (upload.file_key !== null) return upload;
  throw new Refusal(message('orders.upload-purged'));
}

/** The corrections of an upload, decrypted. */
export function correctionsOf({ owner_id, corrections }: UploadRecord, keys: KeyRing): Corrections {
  return corrections === null
    ? NO_CORRECTIONS
    : (rowCipherOf(keys, owner_id).decryptJson(corrections) as Corrections);
}
