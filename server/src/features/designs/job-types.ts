import { z } from 'zod';
import { declareJob } from '../../platform/jobs/job-type.ts';

/** Draws the files of a design's version. Its handler is in rendering, which knows designs and not the other way round. */
export const renderDesignJob = declareJob({
  name: 'rendering.render-design',
  payload: z.object({ ownerId: z.string(), designId: z.string(), version: z.number() }),
});

export const removeCoverJob = declareJob({
  name: 'designs.remove-cover',
  payload: z.object({ ownerId: z.string(), coverKey: z.string() }),
});
