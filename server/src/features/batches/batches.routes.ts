import { checkBatch as checkEndpoint } from '@diy/contract/batches/batch-matrix';
import {
  appendToBatch,
  cancelBatch as cancelEndpoint,
  deleteBatches as deleteEndpoint,
  getBatch as getEndpoint,
  listBatches as listEndpoint,
  pauseBatch as pauseEndpoint,
  restoreBatches as restoreEndpoint,
  resumeBatch,
  retryBatch,
  saveBatch as saveEndpoint,
  startBatch as startEndpoint,
} from '@diy/contract/batches/batches';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { presentUser } from '../accounts/index.ts';
import { registerBatchCells } from './batch-cells.routes.ts';
import { cancelBatch, pauseBatch, retryCells, sampleBatch, startBatch } from './batch-commands.ts';
import { presentBatch, presentBatchItem } from './batches.presenter.ts';
import { deleteBatches, getBatchWithPace, listBatches, restoreBatches } from './batches.service.ts';
import { loadBatchCovers } from './cells/load-cell-details.ts';
import { checkBatch } from './planning/check-batch.ts';
import { presentMatrix } from './planning/matrix.presenter.ts';
import { appendImages, saveBatch } from './planning/save-batch.ts';

/** Batches: quality matrix, runs, results. */
export const batchRoutes: FeatureRoutes = (routes, services) => {
  const { db, storage } = services;
  registerBatchCells(routes, services);
  routes.signedIn(checkEndpoint, async (input, { account, locale }) => {
    return presentMatrix(await checkBatch(services, account, input, locale), storage, locale);
  });
  routes.signedIn(saveEndpoint, (input, { account, locale }) =>
    saveBatch(services, account, { ...input, locale }),
  );
  routes.signedIn(listEndpoint, async (input, { account }) => {
    const { rows, ...figures } = await listBatches(db, account.id, input);
    const ids = rows.map(({ id }) => id);
    const covers = await loadBatchCovers(db, storage, account.id, ids);
    const list = rows.map((row) => presentBatch(row, covers.get(row.id) ?? []));
    return { list, ...figures, diyUser: presentUser(account) };
  });
  routes.signedIn(getEndpoint, async ({ id }, { account }) => {
    const { batch, secondsPerCell } = await getBatchWithPace(db, account.id, id);
    const covers = await loadBatchCovers(db, storage, account.id, [id]);
    return presentBatchItem(batch, covers.get(id) ?? [], secondsPerCell);
  });
  routes.signedIn(startEndpoint, async ({ id, keys }, { account }) => ({
    operation_id: keys
      ? await sampleBatch(services, account.id, id, keys)
      : await startBatch(services, account.id, id, 'start'),
  }));
  routes.signedIn(resumeBatch, async ({ id }, { account }) => ({
    operation_id: await startBatch(services, account.id, id, 'resume'),
  }));
  routes.signedIn(pauseEndpoint, async ({ id }, { account }) => {
    await pauseBatch(services, account.id, id);
    return {};
  });
  routes.signedIn(cancelEndpoint, async ({ id }, { account }) => {
    await cancelBatch(services, account.id, id);
    return {};
  });
  routes.signedIn(retryBatch, ({ id, keys }, { account }) =>
    retryCells(services, account.id, id, keys ?? null),
  );
  routes.signedIn(appendToBatch, ({ id, image_ids }, { account }) =>
    appendImages(services, account.id, id, image_ids),
  );
  routes.signedIn(deleteEndpoint, ({ ids, with_designs }, { account }) =>
    deleteBatches(services, account.id, ids, with_designs),
  );
  routes.signedIn(restoreEndpoint, async ({ ids }, { account }) => ({
    restored: await restoreBatches(services, account.id, ids),
  }));
};
