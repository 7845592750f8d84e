import type { ParsedInputOf } from '@diy/contract/endpoint';
import { message } from '@diy/contract/messages';
import type { uploadOrders } from '@diy/contract/orders/order-uploads';
import { type Refusal, refuseField } from '../../../../platform/errors/refusal.ts';
import type { Services } from '../../../../platform/services.ts';
import { acceptOrderFile, readAgain } from './accept-upload.ts';
import { addToUpload } from './add-to-upload.ts';
import type { ReadingNeeds, ReadUpload } from './read-upload.ts';

type Needs = ReadingNeeds & Pick<Services, 'newId' | 'log'>;
type Input = ParsedInputOf<typeof uploadOrders>;

/** The received file; a large one is still being read after the response, and is kept until then. */
interface ReceivedFile {
  path: string;
  bytes: number;
  fileName: string;
  keepUntil(done: Promise<unknown>): void;
}

/** Reads an upload again as the caller chooses; throws a Refusal for one that is not the account's. */
export async function readByChoice(
  services: Needs,
  ownerId: string,
  { upload_id, ...choice }: Input,
): Promise<ReadUpload> {
  if (upload_id === undefined) throw noFile();
  return readAgain(services, ownerId, upload_id, choiceOf(choice));
}

/** Accepts the file of a form, as a new upload or as one more of an earlier one; throws a Refusal for what cannot be read. */
export async function acceptOrderForm(
  services: Needs,
  ownerId: string,
  { add_to, ...choice }: Input,
  { path, bytes, fileName, keepUntil }: ReceivedFile,
): Promise<ReadUpload> {
  const received = { path, name: fileName, bytes };
  const { read, done } =
    add_to === undefined
      ? await acceptOrderFile(services, ownerId, received, choiceOf(choice))
      : await addToUpload(services, ownerId, add_to, received, choiceOf(choice));
  keepUntil(done);
  return read;
}

/** The refusal of an upload without anything that could be read. */
export function noFile(): Refusal {
  return refuseField('file', message('orders.no-file'));
}

type Choice = Pick<Input, 'sheet' | 'header_row' | 'encoding' | 'delimiter'>;

const choiceOf = ({ sheet, header_row, encoding, delimiter }: Choice) => ({
  ...(sheet === undefined ? {} : { sheet }),
  ...(header_row === undefined ? {} : { headerRow: header_row }),
  ...(encoding ? { encoding } : {}),
  ...(delimiter ? { delimiter } : {}),
});
