import { MAX_ORDER_ARCHIVE_BYTES } from '@diy/contract/orders/order-archives';
import { uploadOrders } from '@diy/contract/orders/order-uploads';
import type { RouteRegistrar } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { archiveRefusals } from '../reading/archive/archive-refusals.ts';
import { acceptOrderForm, noFile, readByChoice } from './accept-order-form.ts';
import { presentUpload } from './uploads.presenter.ts';

/** The upload call accepts a form with the file, or JSON that asks to read an upload again with other options. */
export function registerOrderUpload(routes: RouteRegistrar, services: Services): void {
  routes.signedInForm(uploadOrders, {
    maxBytes: MAX_ORDER_ARCHIVE_BYTES,
    tooLarge: archiveRefusals.tooLarge,
    noFile,
    inputOf: (fields) => Object.fromEntries(fields),
    withFile: async (input, file, { account, locale }) =>
      presentUpload(await acceptOrderForm(services, account.id, input, file), locale),
    withoutFile: async (input, { account, locale }) =>
      presentUpload(await readByChoice(services, account.id, input), locale),
  });
}
