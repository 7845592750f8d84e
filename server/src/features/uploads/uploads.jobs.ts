import { join } from 'node:path';
import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { openPartFiles } from './parts/part-files.ts';
import { expireParts } from './parts/part-uploads.service.ts';
import { cleanOrphans, cleanUnrecorded } from './uploads.service.ts';

export const uploadJobs: JobHandler[] = [
  defineJob({
    name: 'uploads.clean-orphans',
    payload: z.object({}),
    async run(services) {
      const nowMs = services.clock.now().getTime();
      const removed = (await cleanOrphans(services)) + (await cleanUnrecorded(services, nowMs));
      if (removed > 0) services.log.info({ removed }, 'uploads nobody used were removed');
      const files = openPartFiles(join(services.config.dataDir, 'upload-parts'));
      const expired = await expireParts(services, files, nowMs);
      if (expired > 0) services.log.info({ expired }, 'uploads in parts that nobody finished were removed');
    },
  }),
];
