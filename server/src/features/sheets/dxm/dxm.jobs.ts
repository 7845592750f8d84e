import { message } from '@diy/contract/messages';
import { defineJob, type JobHandler } from '../../../platform/jobs/define-job.ts';
import { mayTryAgain } from '../../../platform/jobs/may-retry.ts';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import { exportDxmJob } from '../job-types.ts';
import { failDxmExport } from './fail-dxm-export.ts';
import { makeDxmSheet } from './make-dxm-sheet.ts';

export const dxmJobs: JobHandler[] = [
  defineJob({
    ...exportDxmJob,
    async run(services, payload, context) {
      const { signal, isLastAttempt } = context;
      const { ownerId, exportId } = payload;
      try {
        await makeDxmSheet(services, ownerId, exportId, { signal, isLastAttempt });
      } catch (error) {
        if (mayTryAgain(error, context)) throw error;
        const full = error instanceof StorageFull;
        services.log.error({ err: error, exportId }, '店小秘 export failed for good');
        const reason = full ? message('sheets.storage-full') : message('sheets.went-wrong');
        await failDxmExport(services, ownerId, exportId, reason);
      }
    },
    async giveUp(services, payload) {
      const { ownerId, exportId } = payload;
      await failDxmExport(services, ownerId, exportId, message('sheets.gave-up'));
    },
  }),
];
