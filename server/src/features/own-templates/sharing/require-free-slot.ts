import { message } from '@diy/contract/messages';
import type { Db } from '../../../platform/database/db.ts';
import { lockName } from '../../../platform/database/lock-name.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { countOpenOperations } from '../../operations/index.ts';

/** A file may be 1 GB, and is kept until its work has ended. */
const MAX_OPEN = 5;

type FileWork = 'product-import' | 'product-export';

/**
 * Throws a Refusal while the account has as many files under way as it may. Holds no lock: another call may use the last slot
 * before the caller does, so the transaction that starts the work calls `requireFreeSlot`.
 */
export async function refuseWithoutSlot(db: Db, ownerId: string, kind: FileWork): Promise<void> {
  if ((await countOpenOperations(db, ownerId, kind, MAX_OPEN)) < MAX_OPEN) return;
  throw new Refusal(message('own-templates.too-many-files', { most: MAX_OPEN }));
}

/** As `refuseWithoutSlot`, and holds the slot until the transaction ends: call it in the one that starts the work. */
export async function requireFreeSlot(trx: Db, ownerId: string, kind: FileWork): Promise<void> {
  // Without the lock, calls at the same moment would all see the last slot as free.
  await lockName(trx, `own-templates.${kind} ${ownerId}`);
  await refuseWithoutSlot(trx, ownerId, kind);
}
