import { message } from '@diy/contract/messages';
import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { defineExportJob } from '../operations/index.ts';
import { expireDownloads } from './downloads.service.ts';
import { packJob } from './job-types.ts';
import { failDownload, packDownload } from './packing/pack-download.ts';

export const downloadJobs: JobHandler[] = [
  defineExportJob({
    job: packJob,
    run: (services, { ownerId, downloadId }, options) => packDownload(services, ownerId, downloadId, options),
    fail: (services, { ownerId, downloadId }, reason) => failDownload(services, ownerId, downloadId, reason),
    words: {
      storageFull: message('downloads.storage-full'),
      wentWrong: message('downloads.went-wrong'),
      noTryLeft: message('downloads.gave-up'),
      log: 'download failed for good',
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
