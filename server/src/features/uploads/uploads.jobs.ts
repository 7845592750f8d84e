import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { cleanOrphans } from './uploads.service.ts';

export const uploadJobs: JobHandler<Services>[] = [
  {
    name: 'uploads.clean-orphans',
    async run(services) {
      const removed = await cleanOrphans(services);
      if (removed > 0) services.log.info({ removed }, 'uploads nobody used were removed');
    },
  },
];
