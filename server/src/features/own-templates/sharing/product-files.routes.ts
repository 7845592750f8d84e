import { message } from '@diy/contract/messages';
import {
  exportProducts as exportEndpoint,
  importProducts as importEndpoint,
  MAX_PRODUCT_FILE_BYTES,
} from '@diy/contract/own-templates/product-files';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { noFile } from '../no-file.ts';
import { exportProducts } from './export-products.service.ts';
import { importProducts } from './import-products.service.ts';

/** Products to a file, and from one. */
export function registerProductFiles(routes: RouteRegistrar, services: Services): void {
  routes.signedIn(exportEndpoint, ({ ids }, { account }) => exportProducts(services, account.id, ids));
  routes.signedInForm(importEndpoint, {
    maxBytes: MAX_PRODUCT_FILE_BYTES,
    tooLarge: () =>
      new Refusal(message('own-templates.file-too-large', { mb: MAX_PRODUCT_FILE_BYTES / 1_048_576 })),
    noFile,
    inputOf: () => ({}),
    withFile: (_input, { path }, { account }) => importProducts(services, account.id, path),
    async withoutFile() {
      throw noFile();
    },
  });
}
