import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { purgeDesigns, removeCover } from './purge/purge-designs.ts';

export const designJobs: JobHandler<Services>[] = [
  {
    name: 'designs.purge-deleted',
    async run(services) {
      const removed = await purgeDesigns(services);
      if (removed > 0) services.log.info({ removed }, 'designs deleted 30 days ago were removed');
    },
  },
  {
    name: 'designs.remove-cover',
    lane: 'wait',
    async run(services, payload) {
      const { ownerId, coverKey } = payload as { ownerId: string; coverKey: string };
      await removeCover(services, ownerId, coverKey);
    },
  },
];
