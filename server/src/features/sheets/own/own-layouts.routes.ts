import {
  deleteSheetLayouts,
  getSheetLayout,
  listSheetLayouts,
  saveSheetLayout,
} from '@diy/contract/sheets/sheets-layouts';
import type { FeatureRoutes } from '../../../platform/http/route.ts';
import { changeOwnLayout, deleteOwnLayouts, getLayout, listLayouts } from './own-layouts.service.ts';
import { ownSheetRefusals } from './own-sheet-refusals.ts';
import { MAX_SHEET_BYTES, receiveLayout } from './receive-layout.ts';

/** Layouts: those that ship, and imported sheets. */
export const ownLayoutRoutes: FeatureRoutes = (routes, services) => {
  const { db } = services;
  routes.signedIn(listSheetLayouts, async (_, { account }) => ({ list: await listLayouts(db, account.id) }));
  routes.signedIn(getSheetLayout, ({ id }, { account }) => getLayout(db, account.id, id));
  routes.signedIn(deleteSheetLayouts, async ({ ids }, { account }) => ({
    deleted: await deleteOwnLayouts(services, account.id, ids),
  }));
  routes.signedInForm(saveSheetLayout, {
    maxBytes: MAX_SHEET_BYTES,
    tooLarge: ownSheetRefusals.tooLarge,
    noFile: ownSheetRefusals.noFile,
    inputOf: nameOf,
    withFile: ({ name }, file, { account, locale }) =>
      receiveLayout(services, account.id, { ...file, name: name ?? '' }, locale),
    async withoutFile({ id, ...change }, { account }) {
      if (id === undefined) throw ownSheetRefusals.noFile();
      return changeOwnLayout(db, account.id, id, change);
    },
  });
};

function nameOf(fields: ReadonlyMap<string, string>): Record<string, string> {
  const name = fields.get('name');
  return name ? { name } : {};
}
