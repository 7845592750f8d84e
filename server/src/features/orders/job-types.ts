import { z } from 'zod';
import { declareJob } from '../../platform/jobs/job-type.ts';

export const importJob = declareJob({
  name: 'orders.import',
  payload: z.object({ ownerId: z.string(), logId: z.string() }),
});

export const checkJob = declareJob({
  name: 'orders.check-lines',
  payload: z.object({ ownerId: z.string() }),
});

/** Removes buyers' pictures; ids are separated by commas. */
export const deleteLinePicturesJob = declareJob({
  name: 'orders.forget-pictures',
  payload: z.object({ ownerId: z.string(), imageIds: z.string() }),
});
