import { message } from '@diy/contract/messages';
import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { mayRetry } from '../../platform/jobs/may-retry.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { type FindReferredImages, removeUnlistedImages } from '../images/index.ts';
import { purgeOriginals } from './import/run/delete-imports.ts';
import { failImport, runImport } from './import/run/run-import.ts';
import { checkJob, deleteLinePicturesJob, importJob } from './job-types.ts';
import { checkLines } from './lines/check-lines.ts';

/** Jobs of orders; a function passed in asks higher features who else refers to a buyer's picture. */
export function orderJobs(more: { findReferred: FindReferredImages }): JobHandler[] {
  return [
    defineJob({
      ...importJob,
      async run(services, payload, context) {
        const { ownerId, logId } = payload;
        try {
          await runImport(services, ownerId, logId, context.signal);
        } catch (error) {
          if (mayRetry(error, context)) throw error;
          const full = error instanceof StorageFull;
          services.log.error({ err: error, logId }, 'order import failed for good');
          await failImport(
            services,
            ownerId,
            logId,
            full ? message('orders.import-storage-full') : undefined,
          );
        }
      },
      async giveUp(services, payload) {
        const { ownerId, logId } = payload;
        await failImport(services, ownerId, logId);
      },
    }),
    defineJob({
      ...checkJob,
      async run(services, payload, context) {
        await checkLines(services, payload.ownerId, context.signal);
      },
    }),
    defineJob({
      ...deleteLinePicturesJob,
      async run(services, payload) {
        const { ownerId, imageIds } = payload;
        const removed = await removeUnlistedImages(services, ownerId, imageIds.split(','), more.findReferred);
        if (removed > 0) services.log.info({ removed }, 'pictures of buyers went with their orders');
      },
    }),
    defineJob({
      name: 'orders.purge-originals',
      payload: z.object({}),
      async run(services) {
        const purged = await purgeOriginals(services);
        if (purged > 0) services.log.info({ purged }, 'order files past their time were removed');
      },
    }),
  ];
}
