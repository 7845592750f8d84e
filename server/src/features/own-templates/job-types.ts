import { z } from 'zod';
import { declareJob } from '../../platform/jobs/job-type.ts';

export const makeTemplateJob = declareJob({
  name: 'own-templates.make',
  payload: z.object({ ownerId: z.string(), id: z.string(), operationId: z.string() }),
});

export const readPsdJob = declareJob({
  name: 'own-templates.read-psd',
  payload: z.object({ ownerId: z.string(), imageId: z.string(), operationId: z.string() }),
});
