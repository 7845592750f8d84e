import type { Services } from '../../../platform/services.ts';
import { wakeJob } from '../job-types.ts';
import { type FailureId, type GenerationError, retryDelaySeconds } from '../providers/generation-failure.ts';
import { countEnded } from './ai-usage.queries.ts';
import { pauseProvider } from './dispatch.queries.ts';
import { failAbandoned } from './failed-images.queries.ts';
import { type ClaimedImage, endImage, postponeImage } from './held-images.queries.ts';
import { findRunsOfOpenImages } from './open-images.queries.ts';
import { lockRuns } from './runs.queries.ts';
import { enqueueDispatch, settleRun } from './settle-run.ts';

type Needs = Pick<Services, 'db' | 'jobs'>;

/**
 * Puts an image back into the queue when its failure may pass; its place at the provider is free meanwhile. After a 429
 * the whole provider pauses, so that the other images do not use up their tries. False when no further try follows.
 */
export async function requeueImage(
  { db, jobs }: Needs,
  ownerId: string,
  image: ClaimedImage,
  failureId: FailureId,
  retryAfterSeconds: number | undefined,
): Promise<boolean> {
  const delaySeconds = retryDelaySeconds(failureId, image.tries + 1, retryAfterSeconds);
  if (delaySeconds === null) return false;
  await db.transaction().execute(async (trx) => {
    if (!(await postponeImage(trx, ownerId, image.id, image.fence, { delaySeconds, failureId }))) return;
    if (failureId === 'rate-limited') await pauseProvider(trx, image.provider, delaySeconds);
    const payload = { ownerId, imageId: image.id, provider: image.provider };
    await jobs.enqueue(trx, { job: wakeJob, payload, delaySeconds });
    await enqueueDispatch(trx, jobs, image.provider);
  });
  return true;
}

/** Failures of pictures that the provider has made and charges for, whatever its response was, or may charge for. */
const CHARGED: readonly FailureId[] = ['bad-picture', 'storage-full', 'call-interrupted'];

/** Ends an image without a picture. */
export async function failImage(
  { db, jobs }: Needs,
  ownerId: string,
  image: ClaimedImage,
  failure: GenerationError,
): Promise<void> {
  const { paid } = failure;
  const isCharged = paid !== undefined || CHARGED.includes(failure.id);
  const charged = paid?.cost ?? image.cost_amount;
  await db.transaction().execute(async (trx) => {
    await lockRuns(trx, ownerId, [image.run_id]);
    const to = failure.id === 'refused' ? 'refused' : 'failed';
    const isEnded = await endImage(trx, ownerId, image.id, image.fence, to, {
      failure_id: failure.id,
      failure_detail: failure.detail,
      cost_amount: isCharged || image.cost_amount === null ? charged : 0,
      is_cost_estimate: failure.id === 'call-interrupted',
    });
    if (isEnded) await countEnded(trx, ownerId, [image.id]);
    await settleRun(trx, ownerId, image.run_id);
    await enqueueDispatch(trx, jobs, image.provider);
  });
}

/** Ends an image whose job died too often. May be called again. */
export async function abandonImage({ db, jobs }: Needs, ownerId: string, imageId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const runs = await findRunsOfOpenImages(trx, ownerId, { ids: [imageId] });
    if (runs.length === 0) return;
    await lockRuns(trx, ownerId, runs);
    const ended = await failAbandoned(trx, ownerId, imageId);
    if (!ended) return;
    await countEnded(trx, ownerId, [imageId]);
    await settleRun(trx, ownerId, ended.run_id);
    await enqueueDispatch(trx, jobs, ended.provider);
  });
}
