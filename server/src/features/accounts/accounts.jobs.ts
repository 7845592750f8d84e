import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { cleanExpired } from './clean-expired.ts';

export const accountJobs: JobHandler[] = [
  defineJob({
    name: 'accounts.clean-expired',
    payload: z.object({}),
    run: ({ db }) => cleanExpired(db),
  }),
];
