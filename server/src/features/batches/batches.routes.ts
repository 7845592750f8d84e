import { decideBatchCells, listBatchCells, listBatchChanges } from '@diy/contract/batches/batch-cells';
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
  startBatch,
} from '@diy/contract/batches/batches';
import { ALL } from '@diy/contract/paging';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { presentUser } from '../accounts/index.ts';
import { cancelBatch, pauseBatch, retryCells, runBatch, sampleBatch } from './batch-commands.ts';
import {
  presentBatch,
  presentBatchItem,
  presentCell,
  presentCounts,
  presentState,
} from './batches.presenter.ts';
import {
  changesOf,
  decide,
  deleteBatches,
  getBatchWithPace,
  listBatches,
  listCells,
  restoreBatches,
} from './batches.service.ts';
import { coversOf, loadCellDetails } from './cells/load-cell-details.ts';
import { checkBatch } from './planning/check-batch.ts';
import { presentMatrix } from './planning/matrix.presenter.ts';
import { appendImages, saveBatch } from './planning/save-batch.ts';

/** `all` in a filter means none. */
const orNull = <T extends string>(value: T): Exclude<T, 'all'> | null =>
  value === ALL ? null : (value as Exclude<T, 'all'>);

/** Batches: quality matrix, runs, results. */
export const batchRoutes: FeatureRoutes = (routes, services) => {
  const { db, storage } = services;
  routes.signedIn(checkEndpoint, async (input, { account, locale }) => {
    return presentMatrix(await checkBatch(services, account, input), storage, locale);
  });
  routes.signedIn(saveEndpoint, (input, { account }) => saveBatch(services, account, input));
  routes.signedIn(listEndpoint, async (input, { account }) => {
    const { rows, ...figures } = await listBatches(db, account.id, input);
    const list = await Promise.all(
      rows.map(async (row) => presentBatch(row, await coversOf(db, storage, account.id, row.id))),
    );
    return { list, ...figures, diyUser: presentUser(account) };
  });
  routes.signedIn(getEndpoint, async ({ id }, { account }) => {
    const { batch, secondsPerCell } = await getBatchWithPace(db, account.id, id);
    return presentBatchItem(batch, await coversOf(db, storage, account.id, id), secondsPerCell);
  });
  routes.signedIn(listBatchCells, async ({ id, p, limit, content, ...query }, { account, locale }) => {
    const filter = {
      content,
      state: orNull(query.state),
      worst: orNull(query.worst),
      decision: orNull(query.decision),
    };
    const { batch, rows, cursor, ...figures } = await listCells(db, account.id, id, { ...filter, p, limit });
    const around = await loadCellDetails(db, account.id, rows);
    const list = rows.map((cell) => presentCell(cell, around, storage, locale));
    return { list, ...figures, counts: presentCounts(batch), cursor };
  });
  routes.signedIn(listBatchChanges, async ({ id, cursor: from }, { account, locale }) => {
    const { batch, rows, cursor, more } = await changesOf(db, account.id, id, from);
    const around = await loadCellDetails(db, account.id, rows);
    const list = rows.map((cell) => presentCell(cell, around, storage, locale));
    return { list, counts: presentCounts(batch), state: presentState(batch), cursor, more };
  });
  routes.signedIn(startBatch, async ({ id, keys }, { account }) => ({
    operation_id: keys
      ? await sampleBatch(services, account.id, id, keys)
      : await runBatch(services, account.id, id, 'start'),
  }));
  routes.signedIn(resumeBatch, async ({ id }, { account }) => ({
    operation_id: await runBatch(services, account.id, id, 'resume'),
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
  routes.signedIn(decideBatchCells, async ({ id, keys, decision }, { account }) => ({
    changed: await decide(services, account.id, id, keys, decision),
  }));
  routes.signedIn(deleteEndpoint, ({ ids, with_designs }, { account }) =>
    deleteBatches(services, account.id, ids, with_designs),
  );
  routes.signedIn(restoreEndpoint, async ({ ids }, { account }) => ({
    restored: await restoreBatches(services, account.id, ids),
  }));
};
