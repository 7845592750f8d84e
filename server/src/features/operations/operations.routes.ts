import {
  cancelOperation as cancelEndpoint,
  getOperation as getEndpoint,
  listOperations as listEndpoint,
} from '@diy/contract/operations';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { operationEventRoutes } from './operation-events.routes.ts';
import { presentOperation } from './operations.presenter.ts';
import { cancelOperation, getOperation, listOperations } from './operations.service.ts';

/** Long work: list, one, cancel, and live events. */
export const operationRoutes: FeatureRoutes = (routes, services) => {
  const { db, storage } = services;
  routes.signedIn(listEndpoint, async (input, { account, locale }) => {
    const { rows, ...figures } = await listOperations(db, account.id, input);
    return { list: rows.map((row) => presentOperation(row, storage, locale)), ...figures };
  });
  routes.signedIn(getEndpoint, async ({ id }, { account, locale }) =>
    presentOperation(await getOperation(db, account.id, id), storage, locale),
  );
  routes.signedIn(cancelEndpoint, async ({ id }, { account }) => {
    await cancelOperation(db, account.id, id);
    return {};
  });
  operationEventRoutes(routes, services);
};
