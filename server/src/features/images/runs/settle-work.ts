import { message } from '@diy/contract/messages';
import type { Db } from '../../../platform/database/db.ts';
import type { Services } from '../../../platform/services.ts';
import { failOperation, finishOperation, reportProgress } from '../../operations/index.ts';
import { dispatchItems, itemJobKey } from './dispatch-items.ts';
import { OPEN_ITEM_STATES } from './work-item.state.ts';
import { cancelOpenItems, countItems, endItem, type ItemEnd } from './work-items.queries.ts';
import { endWork, lockWorkshop } from './works.queries.ts';

type Needs = Pick<Services, 'db' | 'jobs'>;

/** A picture of a run. */
export interface ItemPlace {
  workId: string;
  position: number;
}

/**
 * Ends a picture, shows the run's progress and dispatches the next one, all or nothing.
 * @param finish how it ended; called in the transaction
 */
export async function finishItem(
  { db, jobs }: Needs,
  ownerId: string,
  { workId, position }: ItemPlace,
  end: ItemEnd,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockWorkshop(trx, ownerId);
    if (!(await endItem(trx, ownerId, workId, position, end))) return;
    await settleWork(trx, { jobs }, ownerId, workId);
    await dispatchItems(trx, jobs, ownerId);
  });
}

/** Stops what is left of a run whose operation was cancelled. May be called again. */
export async function stopWork({ db, jobs }: Needs, ownerId: string, workId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockWorkshop(trx, ownerId);
    await cancelRest(trx, { jobs }, ownerId, workId);
    await dispatchItems(trx, jobs, ownerId);
  });
}

/** Updates the run's operation from its pictures, with the account locked; a cancelled one stops the rest. */
async function settleWork(
  trx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  ownerId: string,
  workId: string,
): Promise<void> {
  const progress = await countProgress(trx, ownerId, workId);
  const summary = progress.failed === 0 ? null : message('images.some-not-made', { failed: progress.failed });
  if (!(await reportProgress(trx, ownerId, workId, { ...progress, message: summary }))) {
    await cancelRest(trx, { jobs }, ownerId, workId);
    return;
  }
  if (progress.done < progress.total) return;
  await endWork(trx, ownerId, workId);
  if (summary && progress.failed === progress.total) await failOperation(trx, ownerId, workId, summary);
  else await finishOperation(trx, ownerId, workId, { ...progress, resultId: workId });
}

async function cancelRest(
  trx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  ownerId: string,
  workId: string,
): Promise<void> {
  const running = await cancelOpenItems(trx, ownerId, workId);
  await jobs.remove(
    trx,
    running.map((position) => itemJobKey(workId, position)),
  );
  await endWork(trx, ownerId, workId);
}

/** Figures of a run as its operation shows them. */
export async function countProgress(
  db: Db,
  ownerId: string,
  workId: string,
): Promise<{ done: number; total: number; failed: number }> {
  const counts = await countItems(db, ownerId, [workId]);
  const sum = (states: readonly string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((all, { count }) => all + count, 0);
  const total = counts.reduce((all, { count }) => all + count, 0);
  return { done: total - sum(OPEN_ITEM_STATES), total, failed: sum(['failed']) };
}
