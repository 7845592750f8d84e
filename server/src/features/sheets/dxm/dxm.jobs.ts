import type { JobHandler } from '../../../platform/jobs/job-queue.ts';
import { mayTryAgain } from '../../../platform/jobs/may-retry.ts';
import type { Services } from '../../../platform/services.ts';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import { failOperation } from '../../operations/index.ts';
import { findDxmExport } from './dxm-exports.queries.ts';
import { makeDxmSheet } from './make-dxm-sheet.ts';

export const dxmJobs: JobHandler<Services>[] = [
  {
    name: 'sheets.export-dxm',
    async run(services, payload, context) {
      const { ownerId, exportId } = payload as { ownerId: string; exportId: string };
      try {
        await makeDxmSheet(services, ownerId, exportId, context);
      } catch (error) {
        if (mayTryAgain(error, context)) throw error;
        const full = error instanceof StorageFull;
        services.log.error({ err: error, exportId }, '店小秘 export failed for good');
        const reason = full
          ? '存储空间已满，表格没有生成。请清理空间后重新导出'
          : '生成表格时出错，请重新导出；若仍出现请联系管理员';
        await fail(services, ownerId, exportId, reason);
      }
    },
    async giveUp(services, payload) {
      const { ownerId, exportId } = payload as { ownerId: string; exportId: string };
      await fail(services, ownerId, exportId, '多次尝试都没有完成。请减少作品数量后重新导出');
    },
  },
];

async function fail({ db }: Services, ownerId: string, exportId: string, reason: string): Promise<void> {
  const order = await findDxmExport(db, ownerId, exportId);
  if (order) await failOperation(db, ownerId, order.operation_id, reason);
}
