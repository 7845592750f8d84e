import { message } from '@diy/contract/messages';
import type { Db } from '../../../platform/database/db.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { cancelOperation, failOperation, finishOperation, reportProgress } from '../../operations/index.ts';
import { dispatchJob } from '../job-types.ts';
import { OPEN_IMAGE_STATES } from './generated-images.state.ts';
import { cancelOpenImages } from './open-images.queries.ts';
import { countRun } from './runs.queries.ts';

/**
 * Updates a run's operation from the states of its images. Call it in the transaction that changed them, with the run
 * locked. If the operation was cancelled, the run's open images are cancelled too.
 */
export async function settleRun(db: Db, ownerId: string, runId: string): Promise<void> {
  const counts = new Map(
    (await countRun(db, ownerId, runId)).map(({ state, count }) => [state, Number(count)]),
  );
  const countIn = (state: Parameters<typeof counts.get>[0]) => counts.get(state) ?? 0;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const open = OPEN_IMAGE_STATES.reduce((sum, state) => sum + countIn(state), 0);
  const failed = countIn('failed') + countIn('refused');
  const summary = message('ai-images.some-not-made', { failed });
  const progress = { done: total - open, total, failed, message: failed === 0 ? null : summary };
  if (!(await reportProgress(db, ownerId, runId, progress))) {
    await cancelOpenImages(db, ownerId, { runId });
    return;
  }
  if (open > 0) return;
  if (countIn('succeeded') === 0 && failed > 0) await failOperation(db, ownerId, runId, summary);
  else if (countIn('succeeded') === 0 && total > 0) await cancelQuietly(db, ownerId, runId);
  else await finishOperation(db, ownerId, runId, progress);
}

async function cancelQuietly(db: Db, ownerId: string, runId: string): Promise<void> {
  try {
    await cancelOperation(db, ownerId, runId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Looks, once this transaction is committed, whether more images can be handed to a provider. */
export function enqueueDispatch(db: Db, jobs: JobQueue, provider: string): Promise<void> {
  return jobs.enqueue(db, {
    job: dispatchJob,
    payload: { provider },
    key: `ai-dispatch:${provider}`,
  });
}
