import { exportGenericSheet } from '@diy/contract/sheets/sheets';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { dxmRoutes } from './dxm/dxm.routes.ts';
import { ownLayoutRoutes } from './own/own-layouts.routes.ts';
import { requestGenericSheet } from './sheets.service.ts';

/** Calls that request and list spreadsheets of designs. */
export const sheetRoutes: FeatureRoutes = (routes, services) => {
  routes.signedIn(exportGenericSheet, (input, { account, locale }) =>
    requestGenericSheet(services, account, { ...input, locale }),
  );
  dxmRoutes(routes, services);
  ownLayoutRoutes(routes, services);
};
