import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParsedInputOf } from '@diy/contract/endpoint';
import type { MessageLocale } from '@diy/contract/messages';
import { uploadOrders } from '@diy/contract/orders/order-uploads';
import type { FastifyRequest } from 'fastify';
import { parseInput } from '../../../../platform/http/parse-input.ts';
import type { Services } from '../../../../platform/services.ts';
import { acceptOrderFile, readAgain } from './accept-upload.ts';
import { addToUpload } from './add-to-upload.ts';
import type { ReadingNeeds, ReadUpload } from './read-upload.ts';
import { noFile, receiveOrderForm } from './receive-order-form.http.ts';

type Needs = ReadingNeeds & Pick<Services, 'newId' | 'log'>;

/** Reads an upload again as the caller chooses; throws a Refusal for one that is not the account's. */
export async function readByChoice(
  services: Needs,
  ownerId: string,
  body: unknown,
  locale: MessageLocale,
): Promise<ReadUpload> {
  const { upload_id, ...choice } = parseInput(uploadOrders, body, locale);
  if (upload_id === undefined) throw noFile();
  return readAgain(services, ownerId, upload_id, choiceOf(choice));
}

/** Accepts the file of a form, as a new upload or as one more of an earlier one; throws a Refusal for what cannot be read. */
export async function acceptOrderForm(
  services: Needs,
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
