import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import { mayTryAgain } from '../../platform/jobs/may-retry.ts';
import type { Services } from '../../platform/services.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { expireDownloads } from './downloads.service.ts';
import { failDownload, packDownload } from './packing/pack-download.ts';

export const downloadJobs: JobHandler<Services>[] = [
  {
    name: 'downloads.pack',
    async run(services, payload, context) {
      const { ownerId, downloadId } = payload as { ownerId: string; downloadId: string };
      try {
        await packDownload(services, ownerId, downloadId, context);
      } catch (error) {
        if (mayTryAgain(error, context)) throw error;
        const full = error instanceof StorageFull;
        services.log.error({ err: error, downloadId }, 'download failed for good');
        const reason = full
          ? '存储空间已满，压缩包没有生成。请清理空间后重新下载'
          : '打包时出错，请重新下载；若仍出现请联系管理员';
        await failDownload(services, ownerId, downloadId, reason);
      }
    },
    async giveUp(services, payload) {
      const { ownerId, downloadId } = payload as { ownerId: string; downloadId: string };
      await failDownload(services, ownerId, downloadId, '多次尝试都没有完成。请减少作品数量后重新下载');
    },
  },
  {
    name: 'downloads.expire',
    async run(services) {
      const removed = await expireDownloads(services);
      if (removed > 0) services.log.info({ removed }, 'expired downloads were removed');
    },
  },
];
