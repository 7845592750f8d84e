import { z } from 'zod';
import { declareJob } from '../../platform/jobs/job-type.ts';

/** Deletes files of fonts that no row names any more, as after an account was deleted. */
export const removeOrphansJob = declareJob({ name: 'own-fonts.remove-orphans', payload: z.object({}) });
