import { z } from 'zod';
import { declareJob } from '../../platform/jobs/job-type.ts';

export const planJob = declareJob({
  name: 'batches.plan-batch',
  payload: z.object({ ownerId: z.string(), batchId: z.string(), plan: z.number() }),
});

export const cellJob = declareJob({
  name: 'batches.make-cell',
  payload: z.object({
    ownerId: z.string(),
    batchId: z.string(),
    key: z.string(),
    /** Hash of what to make; a cell that was planned again has another one. Jobs of older versions have none. */
    hash: z.string().optional(),
    /** The design the cell had when this job was enqueued; a cell whose plan changed since has none or another one. */
    designId: z.string().optional(),
  }),
});
