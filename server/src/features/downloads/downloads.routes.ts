import {
  createDownload as createEndpoint,
  deleteDownloads as deleteEndpoint,
  listDownloads as listEndpoint,
  previewDownload as previewEndpoint,
} from '@diy/contract/downloads';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { presentUser } from '../accounts/index.ts';
import { presentDownload } from './downloads.presenter.ts';
import { deleteDownloads, listDownloads } from './downloads.service.ts';
import { previewDownload } from './requesting/preview-download.ts';
import { createDownload } from './requesting/request-download.ts';

/** ZIP files of print files and mockups: request, list, delete. */
export const downloadRoutes: FeatureRoutes = (routes, services) => {
  const { db, storage, clock } = services;
  routes.signedIn(previewEndpoint, ({ piliang_id: batchId, ...input }, { account, locale }) =>
    previewDownload(db, account.id, { ...input, batchId, locale }),
  );
  routes.signedIn(createEndpoint, ({ piliang_id: batchId, ...input }, { account, locale }) =>
    createDownload(services, account.id, { ...input, batchId, locale }),
  );
  routes.signedIn(listEndpoint, async (input, { account, locale }) => {
    const { rows, ...figures } = await listDownloads(db, account.id, input);
    return {
      list: rows.map((row) => presentDownload(row, storage, clock.now(), locale)),
      ...figures,
      diyUser: presentUser(account),
    };
  });
  routes.signedIn(deleteEndpoint, async ({ ids }, { account }) => ({
    deleted: await deleteDownloads(services, account.id, ids),
  }));
};
