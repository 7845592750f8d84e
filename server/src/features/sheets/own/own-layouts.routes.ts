import {
  deleteSheetLayouts,
  getSheetLayout,
  listSheetLayouts,
  saveSheetLayout,
} from '@diy/contract/sheets/sheets-layouts';
import { success } from '../../../platform/http/envelope.ts';
import { localeOf } from '../../../platform/http/locale.ts';
import { parseInput } from '../../../platform/http/parse-input.ts';
import type { FeatureRoutes } from '../../../platform/http/route.ts';
import { changeOwnLayout, deleteOwnLayouts, getLayout, listLayouts } from './own-layouts.service.ts';
import { ownSheetRefusals } from './own-sheet-refusals.ts';
import { receiveLayout } from './receive-layout.http.ts';

/** Layouts: those that ship, and imported sheets. */
export const ownLayoutRoutes: FeatureRoutes = (routes, services) => {
  const { db } = services;
  routes.signedIn(listSheetLayouts, async (_, { account }) => ({ list: await listLayouts(db, account.id) }));
  routes.signedIn(getSheetLayout, ({ id }, { account }) => getLayout(db, account.id, id));
  routes.signedIn(deleteSheetLayouts, async ({ ids }, { account }) => ({
    deleted: await deleteOwnLayouts(services, account.id, ids),
  }));
  routes.raw.register(async (scope) => {
    // The form is read as it comes; without this the framework refuses its type.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    scope.post(saveSheetLayout.path, routes.ofSignedIn, async (request) => {
      const account = await routes.signedInOf(request);
      const locale = localeOf(request.headers['accept-language']);
      if (request.headers['content-type']?.startsWith('multipart/form-data'))
        return success(await receiveLayout(request, services, account.id, locale));
      const { id, ...change } = parseInput(saveSheetLayout, request.body ?? {}, locale);
      if (id === undefined) throw ownSheetRefusals.noFile();
      return success(await changeOwnLayout(db, account.id, id, change));
    });
  });
};
