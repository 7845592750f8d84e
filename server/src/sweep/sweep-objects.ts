import { z } from 'zod';
import { sweptFamilies } from '../object-families.ts';
import { defineJob, type JobHandler } from '../platform/jobs/define-job.ts';
import type { Services } from '../platform/services.ts';
import { checkObjects, removeOrphans } from '../platform/storage/check-objects.ts';

/** Files that are missing are logged up to this number. */
const LOGGED = 20;

/**
 * Compares the stored objects with the rows, after a process that died or an account that was deleted: objects older than a day
 * without a row are removed, rows without an object are logged.
 */
async function sweepObjects(services: Pick<Services, 'db' | 'storage' | 'log'>): Promise<void> {
  const { families } = await checkObjects(services, sweptFamilies);
  for (const [at, { name, objects, named, orphans, missing, missingCount }] of families.entries()) {
    const removed = await removeOrphans(services, sweptFamilies[at]!, orphans);
    services.log.info(
      { family: name, objects, named, removed, missing: missingCount },
      'stored objects were held against their rows',
    );
    if (missing.length > 0)
      services.log.error({ family: name, missing: missing.slice(0, LOGGED) }, 'stored objects are missing');
  }
}

export const sweepJobs: JobHandler[] = [
  defineJob({
    name: 'storage.remove-orphans',
    payload: z.object({}),
    run: (services) => sweepObjects(services),
  }),
];
