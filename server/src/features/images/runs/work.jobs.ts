import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { workItemJob } from '../job-types.ts';
import { expireWorks } from './expire-works.ts';
import { abandonItem, makeItem } from './make-item.ts';

/** Jobs of the workshop. */
export const workJobs = [
  defineJob({
    ...workItemJob,
    async run(services, { ownerId, ...place }) {
      await makeItem(services, ownerId, place);
    },
    async giveUp(services, { ownerId, ...place }) {
      await abandonItem(services, ownerId, place);
    },
  }),
  defineJob({
    name: 'images.expire-works',
    payload: z.object({}),
    async run(services) {
      const removed = await expireWorks(services);
      if (removed > 0)
        services.log.info({ removed }, 'runs of the workshop that ended long ago were deleted');
    },
  }),
];
