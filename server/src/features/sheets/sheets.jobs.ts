import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import { mayTryAgain } from '../../platform/jobs/may-retry.ts';
import type { Services } from '../../platform/services.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { failOperation } from '../operations/index.ts';
import { dxmJobs } from './dxm/dxm.jobs.ts';
import { expireDxmExports } from './dxm/dxm-exports.service.ts';
import { exportGenericSheet } from './export-generic-sheet.ts';
import { expireSheets } from './sheets.service.ts';

export const sheetJobs: JobHandler<Services>[] = [
  {
    name: 'sheets.export-generic',
    async run(services, payload, context) {
      const { ownerId, exportId } = payload as { ownerId: string; exportId: string };
      try {
        await exportGenericSheet(services, ownerId, exportId, context);
      } catch (error) {
        if (mayTryAgain(error, context)) throw error;
        const full = error instanceof StorageFull;
        services.log.error({ err: error, exportId }, 'sheet export failed for good');
        const reason = full
          ? '存储空间已满，表格没有生成。请清理空间后重新导出'
          : '生成表格时出错，请重新导出；若仍出现请联系管理员';
        await failOperation(services.db, ownerId, exportId, reason);
      }
    },
    async giveUp(services, payload) {
      const { ownerId, exportId } = payload as { ownerId: string; exportId: string };
      const reason = '多次尝试都没有完成。请减少作品数量后重新导出';
      await failOperation(services.db, ownerId, exportId, reason);
    },
  },
  ...dxmJobs,
  {
    name: 'sheets.expire',
    async run(services) {
      const removed = (await expireSheets(services)) + (await expireDxmExports(services));
      if (removed > 0) services.log.info({ removed }, 'expired sheets were removed');
    },
  },
];
