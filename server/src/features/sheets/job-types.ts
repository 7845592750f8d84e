import { z } from 'zod';
import { declareJob } from '../../platform/jobs/job-type.ts';

export const exportGenericJob = declareJob({
  name: 'sheets.export-generic',
  payload: z.object({ ownerId: z.string(), exportId: z.string() }),
});

export const exportDxmJob = declareJob({
  name: 'sheets.export-dxm',
  payload: z.object({ ownerId: z.string(), exportId: z.string() }),
});
