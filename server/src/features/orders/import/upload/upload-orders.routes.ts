import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParsedInputOf } from '@diy/contract/endpoint';
import type { MessageLocale } from '@diy/contract/messages';
import { uploadOrders } from '@diy/contract/orders/order-uploads';
import type { FastifyRequest } from 'fastify';
import { success } from '../../../../platform/http/envelope.ts';
import { localeOf } from '../../../../platform/http/locale.ts';
import { parseInput } from '../../../../platform/http/parse-input.ts';
import type { RouteRegistrar } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { acceptOrderFile, readAgain } from './accept-upload.ts';
import { addToUpload } from './add-to-upload.ts';
import type { ReadUpload } from './read-upload.ts';
import { noFile, receiveOrderForm } from './receive-order-form.http.ts';
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
        ? await acceptForm(services, account.id, request, locale)
        : await readByChoice(services, account.id, request.body ?? {}, locale);
      return success(presentUpload(read, locale));
    });
  });
}

async function readByChoice(
  services: Services,
  ownerId: string,
  body: unknown,
  locale: MessageLocale,
): Promise<ReadUpload> {
  const { upload_id, ...choice } = parseInput(uploadOrders, body, locale);
  if (upload_id === undefined) throw noFile();
  return readAgain(services, ownerId, upload_id, choiceOf(choice));
}

async function acceptForm(
  services: Services,
  ownerId: string,
  request: FastifyRequest,
  locale: MessageLocale,
): Promise<ReadUpload> {
  const { fields, file } = await receiveOrderForm(request, join(services.config.dataDir, 'incoming'));
  let done: Promise<void> = Promise.resolve();
  try {
    const { add_to, ...choice } = parseInput(uploadOrders, Object.fromEntries(fields), locale);
    const received = { path: file.path, name: file.fileName, bytes: file.bytes };
    const accepted =
      add_to === undefined
        ? await acceptOrderFile(services, ownerId, received, choiceOf(choice))
        : await addToUpload(services, ownerId, add_to, received, choiceOf(choice));
    done = accepted.done;
    return accepted.read;
  } finally {
    // A large file is still being read after the response.
    void done.then(() => rm(file.path, { force: true }));
  }
}

type Choice = Pick<ParsedInputOf<typeof uploadOrders>, 'sheet' | 'header_row' | 'encoding' | 'delimiter'>;

const choiceOf = ({ sheet, header_row, encoding, delimiter }: Choice) => ({
  ...(sheet === undefined ? {} : { sheet }),
  ...(header_row === undefined ? {} : { headerRow: header_row }),
  ...(encoding ? { encoding } : {}),
  ...(delimiter ? { delimiter } : {}),
});
