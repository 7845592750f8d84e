import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import { mayTryAgain } from '../../platform/jobs/may-retry.ts';
import type { Services } from '../../platform/services.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { type FindReferredImages, removeUnlistedImages } from '../images/index.ts';
import { purgeOriginals } from './import/run/delete-imports.ts';
import { failImport, runImport } from './import/run/run-import.ts';
import { checkLines } from './lines/check-lines.ts';
import type { ForgottenPictures } from './pictures/forget-pictures.ts';

const FAILED = '导入时出错，已导入的行保留，可以撤销后重新导入；若仍出现请联系管理员';

/** Jobs of orders; who else refers to a buyer's picture is asked of the features above, handed in. */
export function orderJobs(more: { findReferred: FindReferredImages }): JobHandler<Services>[] {
  return [
    {
      name: 'orders.import',
      async run(services, payload, context) {
        const { ownerId, logId } = payload as { ownerId: string; logId: string };
        try {
          await runImport(services, ownerId, logId, context);
        } catch (error) {
          if (mayTryAgain(error, context)) throw error;
          const full = error instanceof StorageFull;
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
      name: 'orders.check-lines',
      async run(services, payload, context) {
        await checkLines(services, String(payload.ownerId), context);
      },
    },
    {
      name: 'orders.forget-pictures',
      async run(services, payload) {
        const { ownerId, imageIds } = payload as ForgottenPictures;
        const removed = await removeUnlistedImages(services, ownerId, imageIds.split(','), more.findReferred);
        if (removed > 0) services.log.info({ removed }, 'pictures of buyers went with their orders');
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
}
