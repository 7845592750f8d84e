import type { Services } from '../../../platform/services.ts';
import { findOperations } from '../../operations/index.ts';
import { generateJob } from '../job-types.ts';
import { findProvider } from '../providers/read-providers.ts';
import {
  claimNextImages,
  endPause,
  endWait,
  findProvidersWithQueue,
  findRunsWithOpenImages,
  lockProvider,
} from './dispatch.queries.ts';
import { stopImages } from './stop-images.ts';

type Needs = Pick<Services, 'db' | 'jobs' | 'config'>;

/** Images of a provider that is no longer configured are dispatched all at once; their jobs fail with that reason. */
const GONE = 200;

/**
 * Hands out what is next at a provider, each image as one job in the same transaction. Over all processes no more than
 * the provider's `concurrency` run. At services that may hang, one account leaves a place to others if there are at
 * least two places.
 */
export function dispatchImages({ db, jobs, config }: Needs, providerId: string): Promise<number> {
  const provider = findProvider(config, providerId);
  const atOnce = provider?.concurrency ?? GONE;
  // Images of the built-in engine always end, so one account may use all of its slots for a while.
  const perAccount = provider?.shown.kind === 'pattern' ? atOnce : Math.max(1, atOnce - 1);
  return db.transaction().execute(async (trx) => {
    await lockProvider(trx, providerId);
    const next = await claimNextImages(trx, providerId, { atOnce, perAccount });
    for (const { owner_id: ownerId, id: imageId } of next) {
      await jobs.enqueue(trx, {
        job: generateJob,
        payload: { ownerId, imageId },
        key: `ai-image:${ownerId}:${imageId}`,
      });
    }
    return next.length;
  });
}

/** Called when the wait of this image and of its provider is over. */
export async function resumeAfterWait(
  services: Needs,
  ownerId: string,
  imageId: string,
  providerId: string,
): Promise<void> {
  await endWait(services.db, ownerId, imageId);
  await endPause(services.db, providerId);
  await dispatchImages(services, providerId);
}

/** Dispatches everything possible and stops what was cancelled as an operation, in case no event announced it. */
export async function dispatchAll(services: Needs): Promise<void> {
  const { db } = services;
  for (const { owner_id: ownerId, run_id: runId } of await findRunsWithOpenImages(db)) {
    const [operation] = await findOperations(db, ownerId, [runId]);
    if (operation?.state === 'cancelled') await stopImages(services, ownerId, { runId });
  }
  for (const provider of await findProvidersWithQueue(db)) await dispatchImages(services, provider);
}
