import type { Db } from '../../platform/database/db.ts';
import { purgeOldBatches } from './batches.queries.ts';

/** A small number, because a batch may have 20,000 cells, which are deleted with it. */
const AT_ONCE = 20;

/** Removes for good, of all accounts, batches that nobody can bring back any more; returns how many. */
export async function purgeBatches(db: Db): Promise<number> {
  let removed = 0;
  for (let gone = AT_ONCE; gone === AT_ONCE; removed += gone) gone = await purgeOldBatches(db, AT_ONCE);
  return removed;
}
