import { z } from 'zod';
import { declareJob } from '../../platform/jobs/job-type.ts';

export const findFingerprintsJob = declareJob({ name: 'images.find-missing-looks', payload: z.object({}) });

export const findInksJob = declareJob({ name: 'images.find-missing-inks', payload: z.object({}) });
