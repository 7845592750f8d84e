import { message } from '@diy/contract/messages';
import { z } from 'zod';
import { defineJob, type JobHandler } from '../../../platform/jobs/define-job.ts';
import type { FindReferredImages } from '../../images/index.ts';
import { defineExportJob } from '../../operations/index.ts';
import { exportProductsJob, importProductsJob } from '../job-types.ts';
import { expireProductFiles } from './expire-files.ts';
import { failProductFile, packProducts } from './pack-products.ts';
import { failImport, unpackProducts } from './unpack-products.ts';

/** Products packed into files and taken from them, and files past their time. */
export const productFileJobs = ({ findReferred }: { findReferred: FindReferredImages }): JobHandler[] => [
  defineExportJob({
    job: exportProductsJob,
    run: (services, { ownerId, fileId }, { signal }) => packProducts(services, ownerId, fileId, { signal }),
    fail: (services, { ownerId, fileId }, reason) => failProductFile(services, ownerId, fileId, reason),
    words: {
      storageFull: message('downloads.storage-full'),
      wentWrong: message('own-templates.export-went-wrong'),
      noTryLeft: message('own-templates.export-went-wrong'),
      log: 'products could not be packed',
    },
  }),
  defineExportJob({
    job: importProductsJob,
    run: (services, { ownerId, fileId }, { signal }) =>
      unpackProducts(services, ownerId, fileId, { signal, findReferred }),
    fail: (services, { ownerId, fileId }, reason) => failImport(services, ownerId, fileId, reason),
    words: {
      storageFull: message('downloads.storage-full'),
      wentWrong: message('own-templates.import-went-wrong'),
      noTryLeft: message('own-templates.import-went-wrong'),
      log: 'a file of products could not be taken',
    },
  }),
  defineJob({
    name: 'own-templates.expire-files',
    payload: z.object({}),
    async run(services) {
      const removed = await expireProductFiles(services);
      if (removed > 0) services.log.info({ removed }, 'files of products past their time were removed');
    },
  }),
];
