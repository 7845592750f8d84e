import { z } from 'zod';
import { declareJob } from '../../platform/jobs/job-type.ts';

export const generateJob = declareJob({
  name: 'ai-images.generate',
  payload: z.object({ ownerId: z.string(), imageId: z.string() }),
});

/** Looks whether more images can go to a provider. */
export const dispatchJob = declareJob({
  name: 'ai-images.dispatch',
  payload: z.object({ provider: z.string() }),
});

/** The pause of an image and of its provider is over. */
export const wakeJob = declareJob({
  name: 'ai-images.wake',
  payload: z.object({ ownerId: z.string(), imageId: z.string(), provider: z.string() }),
});
