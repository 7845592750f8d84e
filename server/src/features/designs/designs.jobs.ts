import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { removeCoverJob } from './job-types.ts';
import { purgeDesigns, removeCover } from './purge/purge-designs.ts';

export const designJobs: JobHandler[] = [
  defineJob({
    name: 'designs.purge-deleted',
    payload: z.object({}),
    async run(services) {
      const removed = await purgeDesigns(services);
      if (removed > 0) services.log.info({ removed }, 'designs deleted 30 days ago were removed');
    },
  }),
  defineJob({
    ...removeCoverJob,
    lane: 'wait',
    async run(services, payload) {
      const { ownerId, coverKey } = payload;
      await removeCover(services, ownerId, coverKey);
    },
  }),
];
