import { z } from 'zod';
import { declareJob } from '../../platform/jobs/job-type.ts';

/** `logId` is the import: jobs of earlier releases wait in queues under that name. */
export const importJob = declareJob({
  name: 'orders.import',
  payload: z.object({ ownerId: z.string(), logId: z.string() }),
});

export const checkJob = declareJob({
  name: 'orders.check-lines',
  payload: z.object({ ownerId: z.string() }),
});

/** Deletes buyers' pictures; ids are separated by commas. Jobs of earlier releases wait in queues under this name, so it stays. */
export const deleteLinePicturesJob = declareJob({
  name: 'orders.forget-pictures',
  payload: z.object({ ownerId: z.string(), imageIds: z.string() }),
});
