import { decideBatchCells, listBatchCells, listBatchChanges } from '@diy/contract/batches/batch-cells';
import { ALL } from '@diy/contract/paging';
import type { RouteRegistrar } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { presentCell, presentCounts, presentState } from './batches.presenter.ts';
import { findChangedBatchCells, listCells, reviewBatchCells } from './batches.service.ts';
import { loadCellDetails } from './cells/load-cell-details.ts';

/** `all` in a filter means none. */
const orNull = <T extends string>(value: T): Exclude<T, 'all'> | null =>
  value === ALL ? null : (value as Exclude<T, 'all'>);

/** The cells of a batch: a page of them, those that changed, and what a person decides of them. */
export function registerBatchCells(routes: RouteRegistrar, services: Services): void {
  const { db, storage } = services;
  routes.signedIn(listBatchCells, async ({ id, p, limit, content, ...query }, { account, locale }) => {
    const [state, worst, decision] = [orNull(query.state), orNull(query.worst), orNull(query.decision)];
    const filter = { content, state, worst, decision };
    const { batch, rows, cursor, ...figures } = await listCells(db, account.id, id, { ...filter, p, limit });
    const around = await loadCellDetails(db, account.id, rows);
    const list = rows.map((cell) => presentCell(cell, around, storage, locale));
    return { list, ...figures, counts: presentCounts(batch), cursor };
  });
  routes.signedIn(listBatchChanges, async ({ id, cursor: from }, { account, locale }) => {
    const { batch, rows, cursor, more } = await findChangedBatchCells(db, account.id, id, from);
    const around = await loadCellDetails(db, account.id, rows);
    const list = rows.map((cell) => presentCell(cell, around, storage, locale));
    return { list, counts: presentCounts(batch), state: presentState(batch), cursor, more };
  });
  routes.signedIn(decideBatchCells, async ({ id, keys, decision }, { account }) => ({
    changed: await reviewBatchCells(services, account.id, id, keys, decision),
  }));
}
