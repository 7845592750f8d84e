import { z } from 'zod';
import { declareJob } from '../../platform/jobs/job-type.ts';

export const makeTemplateJob = declareJob({
  name: 'own-templates.make',
  payload: z.object({ ownerId: z.string(), id: z.string(), operationId: z.string() }),
});
