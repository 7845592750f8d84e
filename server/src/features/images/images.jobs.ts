import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { cleanDrafts } from './clean-drafts.ts';

export const imageJobs: JobHandler<Services>[] = [
  {
    name: 'images.clean-drafts',
    async run(services) {
      const cleaned = await cleanDrafts(services);
      if (cleaned > 0)
        services.log.info({ cleaned }, 'objects of images that were never recorded were removed');
    },
  },
];
