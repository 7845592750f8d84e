import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { defineExportJob, failOperation } from '../operations/index.ts';
import { dxmJobs } from './dxm/dxm.jobs.ts';
import { expireDxmExports } from './dxm/dxm-exports.service.ts';
import { exportGenericSheet } from './export-generic-sheet.ts';
import { exportGenericJob } from './job-types.ts';
import { SHEET_WORDS } from './sheet-words.ts';
import { expireSheets } from './sheets.service.ts';

export const sheetJobs: JobHandler[] = [
  defineExportJob({
    job: exportGenericJob,
    run: (services, { ownerId, exportId }, options) =>
      exportGenericSheet(services, ownerId, exportId, options),
    fail: (services, { ownerId, exportId }, reason) => failOperation(services.db, ownerId, exportId, reason),
    words: { ...SHEET_WORDS, log: 'sheet export failed for good' },
  }),
  ...dxmJobs,
  defineJob({
    name: 'sheets.expire',
    payload: z.object({}),
    async run(services) {
      const removed = (await expireSheets(services)) + (await expireDxmExports(services));
      if (removed > 0) services.log.info({ removed }, 'expired sheets were removed');
    },
  }),
];
