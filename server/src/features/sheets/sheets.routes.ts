import { exportGenericSheet } from '@diy/contract/sheets';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { orderGenericSheet } from './sheets.service.ts';

/** Spreadsheets of designs. */
export const sheetRoutes: FeatureRoutes = (routes, services) => {
  routes.signedIn(exportGenericSheet, ({ ids }, { account }) => orderGenericSheet(services, account, ids));
};
