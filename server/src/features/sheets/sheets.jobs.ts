import { message } from '@diy/contract/messages';
import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { mayTryAgain } from '../../platform/jobs/may-retry.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { failOperation } from '../operations/index.ts';
import { dxmJobs } from './dxm/dxm.jobs.ts';
import { expireDxmExports } from './dxm/dxm-exports.service.ts';
import { exportGenericSheet } from './export-generic-sheet.ts';
import { exportGenericJob } from './job-types.ts';
import { expireSheets } from './sheets.service.ts';

export const sheetJobs: JobHandler[] = [
  defineJob({
    ...exportGenericJob,
    async run(services, payload, context) {
      const { signal, isLastAttempt } = context;
      const { ownerId, exportId } = payload;
      try {
        await exportGenericSheet(services, ownerId, exportId, { signal, isLastAttempt });
      } catch (error) {
        if (mayTryAgain(error, context)) throw error;
        const full = error instanceof StorageFull;
        services.log.error({ err: error, exportId }, 'sheet export failed for good');
        const reason = full ? message('sheets.storage-full') : message('sheets.went-wrong');
        await failOperation(services.db, ownerId, exportId, reason);
      }
    },
    async giveUp(services, payload) {
      const { ownerId, exportId } = payload;
      await failOperation(services.db, ownerId, exportId, message('sheets.gave-up'));
    },
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
