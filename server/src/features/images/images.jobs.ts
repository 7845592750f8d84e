import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { cleanDrafts } from './intake/clean-drafts.ts';
import { findMissingInks } from './intake/derive/find-missing-inks.ts';
import { findFingerprintsJob, findInksJob } from './job-types.ts';
import { type FindReferredImages, purgeDeleted } from './purge/purge-images.ts';
import { workJobs } from './runs/work.jobs.ts';
import { findMissingFingerprints } from './similar/similar-images.ts';

/** Fingerprints computed in one run; a stopping worker waits for these at most. */
const LOOKS_PER_RUN = 200;
const INKS_PER_RUN = 200;

/** Jobs of the library and of its workshop; functions passed in ask higher features which images they refer to. */
export function imageJobs(more: { findReferred: FindReferredImages }): JobHandler[] {
  return [
    ...workJobs,
    defineJob({
      name: 'images.clean-drafts',
      payload: z.object({}),
      async run(services) {
        const cleaned = await cleanDrafts(services);
        if (cleaned > 0)
          services.log.info({ cleaned }, 'objects of images that were never recorded were removed');
      },
    }),
    defineJob({
      ...findFingerprintsJob,
      async run(services) {
        const found = await findMissingFingerprints(services, LOOKS_PER_RUN);
        if (found === LOOKS_PER_RUN)
          await services.jobs.enqueue(services.db, { job: findFingerprintsJob, payload: {} });
      },
    }),
    defineJob({
      ...findInksJob,
      async run(services) {
        const found = await findMissingInks(services, INKS_PER_RUN);
        if (found === INKS_PER_RUN)
          await services.jobs.enqueue(services.db, { job: findInksJob, payload: {} });
      },
    }),
    defineJob({
      name: 'images.purge-deleted',
      payload: z.object({}),
      async run(services) {
        const { checked, removed } = await purgeDeleted(services, more.findReferred);
        if (checked > 0) services.log.info({ checked, removed }, 'images deleted long ago were looked at');
      },
    }),
  ];
}
