import {
  checkDxmSheet as checkEndpoint,
  deleteSheetExports,
  exportDxmSheet,
  exportDxmSheet2,
  listSheetExports,
} from '@diy/contract/sheets/sheets-exports';
import { deleteSheetPresets, listSheetPresets, saveSheetPreset } from '@diy/contract/sheets/sheets-presets';
import type { FeatureRoutes } from '../../../platform/http/route.ts';
import { LAYOUT_OF_PLATFORM } from '../layouts/standard-layouts.ts';
import { deletePresets, listPresets, savePreset } from '../presets/presets.service.ts';
import { checkDxmSheet } from './check-dxm-sheet.ts';
import { deleteDxmExports, listDxmExports } from './dxm-exports.service.ts';
import { requestDxmSheet, resolveRequest } from './request-dxm-sheet.ts';

/** 店小秘 sheets: check, export, records, and settings per shop. */
export const dxmRoutes: FeatureRoutes = (routes, services) => {
  const { db } = services;
  routes.signedIn(checkEndpoint, async ({ layout_id, ...request }, { account, locale }) => {
    const { designs, rules } = await resolveRequest(services, account.id, layout_id, request);
    return checkDxmSheet(services, account.id, designs, { ...rules, onError: request.on_error }, locale);
  });
  routes.signedIn(exportDxmSheet, ({ platform, ...request }, { account, locale }) =>
    requestDxmSheet(services, account, LAYOUT_OF_PLATFORM[platform], request, locale),
  );
  routes.signedIn(exportDxmSheet2, ({ dxmexcel_id, ...request }, { account, locale }) =>
    requestDxmSheet(services, account, dxmexcel_id, request, locale),
  );
  routes.signedIn(listSheetExports, (input, { account, locale }) =>
    listDxmExports(services, account.id, input, locale),
  );
  routes.signedIn(deleteSheetExports, async ({ ids }, { account }) => ({
    deleted: await deleteDxmExports(services, account.id, ids),
  }));
  routes.signedIn(listSheetPresets, async (_, { account }) => ({ list: await listPresets(db, account.id) }));
  routes.signedIn(saveSheetPreset, (input, { account }) => savePreset(services, account.id, input));
  routes.signedIn(deleteSheetPresets, async ({ ids }, { account }) => ({
    deleted: await deletePresets(db, account.id, ids),
  }));
};
