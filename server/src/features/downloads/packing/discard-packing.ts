import type { Db } from '../../../platform/database/db.ts';
import type { Services } from '../../../platform/services.ts';
import { findOperations } from '../../operations/index.ts';
import { undoPacking } from '../../orders/index.ts';
import { clearParts, lockDownload } from '../downloads.queries.ts';

type Needs = Pick<Services, 'db' | 'storage'>;

/**
 * Undoes what was packed of a download whose archives do not come: its order lines are what they were before and its parts are
 * deleted. `end` ends its operation in the same transaction. A download that is finished stays.
 */
export async function discardPacking(
  { db, storage }: Needs,
  ownerId: string,
  id: string,
  end?: (trx: Db, operationId: string) => Promise<unknown>,
): Promise<void> {
  const keys = await db.transaction().execute(async (trx) => {
    const download = await lockDownload(trx, ownerId, id);
    if (download?.zip_key != null) return [];
    await undoPacking(trx, ownerId, id);
    if (!download) return [];
    await clearParts(trx, ownerId, id);
    await end?.(trx, download.operation_id);
    return download.parts.map(({ key }) => key);
  });
  // After a kill in between nothing names these files any more: the sweep of the store deletes them a month after the request.
  for (const key of keys) await storage.delete(key);
}

/** The same for work that nobody waits for any more. While its operation is open, another worker has taken it over. */
export async function discardUnwanted(services: Needs, ownerId: string, id: string): Promise<void> {
  const { db } = services;
  const isOpen = await db.transaction().execute(async (trx) => {
    const download = await lockDownload(trx, ownerId, id);
    const [operation] = download ? await findOperations(trx, ownerId, [download.operation_id]) : [];
    return operation?.state === 'queued' || operation?.state === 'running';
  });
  // An operation of a download never opens again once it has ended.
  if (!isOpen) await discardPacking(services, ownerId, id);
}
