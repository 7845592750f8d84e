import { join } from 'node:path';
import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { openPartFiles } from './part-files.ts';
import { expireParts } from './part-uploads.service.ts';
import { cleanOrphans } from './uploads.service.ts';

export const uploadJobs: JobHandler<Services>[] = [
  {
    name: 'uploads.clean-orphans',
    async run(services) {
      const removed = await cleanOrphans(services);
      if (removed > 0) services.log.info({ removed }, 'uploads nobody used were removed');
      const files = openPartFiles(join(services.config.dataDir, 'upload-parts'));
      const expired = await expireParts(services, files, services.clock.now().getTime());
      if (expired > 0) services.log.info({ expired }, 'uploads in parts that nobody finished were removed');
    },
  },
];
