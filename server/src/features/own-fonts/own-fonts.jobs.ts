import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { removeOrphansJob } from './job-types.ts';
import { removeOrphanFonts } from './remove-orphan-fonts.ts';

export const ownFontJobs: JobHandler[] = [
  defineJob({ ...removeOrphansJob, run: (services) => removeOrphanFonts(services) }),
];
