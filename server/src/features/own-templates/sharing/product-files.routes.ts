import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { message } from '@diy/contract/messages';
import {
  exportProducts as exportEndpoint,
  importProducts as importEndpoint,
  MAX_PRODUCT_FILE_BYTES,
} from '@diy/contract/own-templates/product-files';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuseField } from '../../../platform/errors/refusal.ts';
import { success } from '../../../platform/http/envelope.ts';
import { localeOf } from '../../../platform/http/locale.ts';
import { parseInput } from '../../../platform/http/parse-input.ts';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { FormMalformed, FormTooLarge, receiveForm } from '../../../platform/storage/receive-form.ts';
import { exportProducts } from './export-products.service.ts';
import { importProducts } from './import-products.service.ts';

/** Products to a file, and from one. */
export function registerProductFiles(routes: RouteRegistrar, services: Services): void {
  routes.signedIn(exportEndpoint, ({ ids }, { account }) => exportProducts(services, account.id, ids));
  // A separate scope, because only here a form stays a stream.
  void routes.raw.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    scope.post(importEndpoint.path, routes.ofSignedIn, async (request) => {
      const account = await routes.signedInOf(request);
      const isForm = /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
      if (isForm) return success(await receive(services, account.id, request));
      parseInput(importEndpoint, request.body ?? {}, localeOf(request.headers['accept-language']));
      throw noFile();
    });
  });
}

async function receive(services: Services, ownerId: string, request: FastifyRequest) {
  const folder = join(services.config.dataDir, 'incoming');
  const { file } = await receiveForm(request.raw, {
    folder,
    maxBytes: MAX_PRODUCT_FILE_BYTES,
    onChunk() {},
  }).catch((error: unknown) => {
    if (error instanceof FormTooLarge)
      throw new Refusal(message('own-templates.file-too-large', { mb: MAX_PRODUCT_FILE_BYTES / 1_048_576 }));
    if (error instanceof FormMalformed) throw noFile();
    throw error;
  });
  try {
    return await importProducts(services, ownerId, file);
  } finally {
    await rm(file.path, { force: true });
  }
}

function noFile(): Refusal {
  return refuseField('file', message('own-templates.no-file'));
}
