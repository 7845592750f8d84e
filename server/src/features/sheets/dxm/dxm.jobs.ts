import type { JobHandler } from '../../../platform/jobs/define-job.ts';
import { defineExportJob } from '../../operations/index.ts';
import { exportDxmJob } from '../job-types.ts';
import { SHEET_WORDS } from '../sheet-words.ts';
import { failDxmExport } from './fail-dxm-export.ts';
import { makeDxmSheet } from './make-dxm-sheet.ts';

export const dxmJobs: JobHandler[] = [
  defineExportJob({
    job: exportDxmJob,
    run: (services, { ownerId, exportId }, options) => makeDxmSheet(services, ownerId, exportId, options),
    fail: (services, { ownerId, exportId }, reason) => failDxmExport(services, ownerId, exportId, reason),
    words: { ...SHEET_WORDS, log: '店小秘 export failed for good' },
  }),
];
