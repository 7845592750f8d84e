import { message } from '@diy/contract/messages';
import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { mayTryAgain } from '../../platform/jobs/may-retry.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { expireDownloads } from './downloads.service.ts';
import { packJob } from './job-types.ts';
import { failDownload, packDownload } from './packing/pack-download.ts';

export const downloadJobs: JobHandler[] = [
  defineJob({
    ...packJob,
    async run(services, payload, context) {
      const { signal, isLastAttempt } = context;
      const { ownerId, downloadId } = payload;
      try {
        await packDownload(services, ownerId, downloadId, { signal, isLastAttempt });
      } catch (error) {
        if (mayTryAgain(error, context)) throw error;
        const full = error instanceof StorageFull;
        services.log.error({ err: error, downloadId }, 'download failed for good');
        const reason = full ? message('downloads.storage-full') : message('downloads.went-wrong');
        await failDownload(services, ownerId, downloadId, reason);
      }
    },
    async giveUp(services, payload) {
      const { ownerId, downloadId } = payload;
      await failDownload(services, ownerId, downloadId, message('downloads.gave-up'));
    },
  }),
  defineJob({
    name: 'downloads.expire',
    payload: z.object({}),
    async run(services) {
      const removed = await expireDownloads(services);
      if (removed > 0) services.log.info({ removed }, 'expired downloads were removed');
    },
  }),
];
