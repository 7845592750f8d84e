import { uniqueFileName } from '../images/prepare-image.ts';
import { privateStorage, storageOwner } from '../private-storage/private-storage.ts';
import { assertReadable } from './assert-readable.ts';
import { fingerprintOf } from './file-fingerprint.ts';
import { partRecords } from './part-records.ts';
import { type SendOptions, sendForm } from './send-form.ts';
import { sendInParts } from './send-in-parts.ts';
import { ticketForFile } from './ticket-for-file.ts';
import { UploadFailed } from './upload-failed.ts';
import { clearUploadTicket, uploadTicket } from './upload-ticket.ts';

/**
 * Sends a file straight to storage and returns its key: in one form, or in parts when the store can continue with them
 * and the file is larger than one. Throws `UploadFailed`, or an AbortError when `signal` fires.
 */
export async function uploadObject(file: File, options: SendOptions = {}): Promise<string> {
  const { kind, ticket } = await ticketForFile(file);
  options.signal?.throwIfAborted();
  const key = `${ticket.business.wenjianjia}/${uniqueFileName(extensionOf(file.name))}`;
  try {
    const { bucket, part_bytes: partBytes } = ticket;
    if (ticket.resumable && file.size > partBytes) {
      const records = partRecords(privateStorage, storageOwner(), Date.now);
      const target = {
        url: ticket.upload_url.replace(/\/+$/, ''),
        bucket,
        key,
        partBytes,
        token: async () => (await uploadTicket(kind)).token,
      };
      return await sendInParts(target, file, records, await fingerprintOf(file), options);
    }
    const fields = ticket.protocol === 's3' ? ticket.fields : { token: ticket.token };
    return await sendForm({ url: ticket.upload_url, key, fields }, file, options);
  } catch (error) {
    if (error instanceof UploadFailed && (error.status === 401 || error.status === 403)) clearUploadTicket();
    if (!options.signal?.aborted) await assertReadable(file);
    throw error;
  }
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin';
}
