import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { cleanDrafts } from './clean-drafts.ts';
import { findMissingLooks } from './similar-images.ts';

/** Looks found in one run; a stopping worker waits no longer than for these. */
const LOOKS_PER_RUN = 200;

export const imageJobs: JobHandler<Services>[] = [
  {
    name: 'images.clean-drafts',
    async run(services) {
      const cleaned = await cleanDrafts(services);
      if (cleaned > 0)
        services.log.info({ cleaned }, 'objects of images that were never recorded were removed');
    },
  },
  {
    name: 'images.find-missing-looks',
    async run(services) {
      const found = await findMissingLooks(services, LOOKS_PER_RUN);
      if (found === LOOKS_PER_RUN)
        await services.jobs.enqueue(services.db, { name: 'images.find-missing-looks', payload: {} });
    },
  },
];
