import { z } from 'zod';
import { declareJob } from '../../platform/jobs/job-type.ts';

/** Templates with their versions, as `prepareMockupsSoon` writes them. */
export const prepareMockupsJob = declareJob({
  name: 'rendering.prepare-mockups',
  payload: z.object({ templates: z.string() }),
});

export const removePrintFileJob = declareJob({
  name: 'rendering.remove-print-file',
  payload: z.object({ ownerId: z.string(), fileKey: z.string() }),
});
