import { uploadOrders } from '@diy/contract/orders/order-uploads';
import { success } from '../../../../platform/http/envelope.ts';
import { localeOf } from '../../../../platform/http/locale.ts';
import type { RouteRegistrar } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { acceptOrderForm, readByChoice } from './accept-order-form.http.ts';
import { presentUpload } from './uploads.presenter.ts';

/** The upload call accepts a form with the file, or JSON that asks to read an upload again with other options. */
export function registerOrderUpload(routes: RouteRegistrar, services: Services): void {
  // A separate scope, because only here a form stays a stream.
  void routes.raw.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    scope.post(uploadOrders.path, routes.ofSignedIn, async (request) => {
      const account = await routes.signedInOf(request);
      const locale = localeOf(request.headers['accept-language']);
      const isForm = /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
      const read = isForm
        ? await acceptOrderForm(services, account.id, request, locale)
        : await readByChoice(services, account.id, request.body ?? {}, locale);
      return success(presentUpload(read, locale));
    });
  });
}
