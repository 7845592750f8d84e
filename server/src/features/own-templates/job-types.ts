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

export const exportProductsJob = declareJob({
  name: 'own-templates.export',
  payload: z.object({ ownerId: z.string(), fileId: z.string() }),
});

export const importProductsJob = declareJob({
  name: 'own-templates.import',
  payload: z.object({ ownerId: z.string(), fileId: z.string() }),
});
