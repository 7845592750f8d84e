import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageLocale } from '@diy/contract/messages';
import {
  deleteSheetLayouts,
  getSheetLayout,
  listSheetLayouts,
  saveSheetLayout,
} from '@diy/contract/sheets/sheets-layouts';
import type { FastifyRequest } from 'fastify';
import { success } from '../../../platform/http/envelope.ts';
import { localeOf } from '../../../platform/http/locale.ts';
import { parseInput } from '../../../platform/http/parse-input.ts';
import type { FeatureRoutes } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { FormMalformed, FormTooLarge, receiveForm } from '../../../platform/storage/receive-form.ts';
import {
  changeOwnLayout,
  deleteOwnLayouts,
  getLayout,
  importOwnLayout,
  listLayouts,
} from './own-layouts.service.ts';
import { ownSheetRefusals } from './own-sheet-refusals.ts';

const MAX_BYTES = 5 * 1024 * 1024;

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

async function receiveLayout(
  request: FastifyRequest,
  services: Services,
  ownerId: string,
  locale: MessageLocale,
) {
  const { file, fields } = await receiveForm(request.raw, {
    folder: join(services.config.dataDir, 'incoming'),
    maxBytes: MAX_BYTES,
    onChunk() {},
  }).catch((error) => {
    if (error instanceof FormTooLarge) throw ownSheetRefusals.tooLarge();
    if (error instanceof FormMalformed) throw ownSheetRefusals.noFile();
    throw error;
  });
  try {
    const name = fields.get('name');
    const input = parseInput(saveSheetLayout, name ? { name } : {}, locale);
    const bytes = await readFile(file.path);
    const { fileName } = file;
    return await importOwnLayout(services, ownerId, { bytes, fileName, name: input.name ?? '' }, locale);
  } finally {
    await rm(file.path, { force: true });
  }
}
