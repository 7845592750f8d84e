import { z } from 'zod';
import { declareJob } from '../../platform/jobs/job-type.ts';

export const findFingerprintsJob = declareJob({
  name: 'images.find-missing-fingerprints',
  payload: z.object({}),
});

export const findInksJob = declareJob({ name: 'images.find-missing-inks', payload: z.object({}) });

/** One picture of a run of the workshop. */
export const workItemJob = declareJob({
  name: 'images.work',
  payload: z.object({ ownerId: z.string(), workId: z.string(), position: z.number().int() }),
});
