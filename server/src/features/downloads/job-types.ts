import { z } from 'zod';
import { declareJob } from '../../platform/jobs/job-type.ts';

export const packJob = declareJob({
  name: 'downloads.pack',
  payload: z.object({ ownerId: z.string(), downloadId: z.string() }),
});
