import { message } from '@diy/contract/messages';
import type { Db } from '../../../platform/database/db.ts';
import { lockName } from '../../../platform/database/lock-name.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { countOpenOperations } from '../../operations/index.ts';

/** A file may be 1 GB, and is kept until its work has ended. */
const MAX_OPEN = 5;

/** Throws a Refusal while the account has as many files under way as it may. Call it in the transaction that starts another. */
export async function requireTurn(
  trx: Db,
  ownerId: string,
  kind: 'product-import' | 'product-export',
): Promise<void> {
  // Calls of the same moment would all see room for one more.
  await lockName(trx, `own-templates.${kind} ${ownerId}`);
  if ((await countOpenOperations(trx, ownerId, kind, MAX_OPEN)) < MAX_OPEN) return;
  throw new Refusal(message('own-templates.too-many-files', { most: MAX_OPEN }));
}
