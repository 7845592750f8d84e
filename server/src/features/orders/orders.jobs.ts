import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { purgeOriginals } from './delete-logs.ts';
import { failImport, runImport } from './run-import.ts';

const FAILED = '导入时出错，已导入的行保留，可以撤销后重新导入；若仍出现请联系管理员';

export const orderJobs: JobHandler<Services>[] = [
  {
    name: 'orders.import',
    async run(services, payload, context) {
      const { ownerId, logId } = payload as { ownerId: string; logId: string };
      try {
        await runImport(services, ownerId, logId, context);
      } catch (error) {
        const full = error instanceof StorageFull;
        if (context.signal.aborted || (!full && !context.isLastAttempt)) throw error;
        services.log.error({ err: error, logId }, 'order import failed for good');
        const reason = full ? '存储空间已满，导入没有完成。请清理空间后重新导入' : FAILED;
        await failImport(services, ownerId, logId, reason);
      }
    },
    async giveUp(services, payload) {
      const { ownerId, logId } = payload as { ownerId: string; logId: string };
      await failImport(services, ownerId, logId, FAILED);
    },
  },
  {
    name: 'orders.purge-originals',
    async run(services) {
      const purged = await purgeOriginals(services);
      if (purged > 0) services.log.info({ purged }, 'order files past their time were removed');
    },
  },
];
