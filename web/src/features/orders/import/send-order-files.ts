import type { OrderMapping } from '@diy/contract/orders/order-fields';
import { type OrderUpload, uploadOrders } from '@diy/contract/orders/order-uploads';
import { call } from '../../../shared/api/call.ts';

/** A large file over a slow line, and its reading. */
export const UPLOAD_TIMEOUT_MS = 180_000;

/**
 * Sends files that belong together, one after the other, each added to those before.
 * @param addTo the upload before them
 */
export async function sendTogether(files: readonly File[], addTo?: string): Promise<OrderUpload> {
  // A table first: what is in archives joins its rows.
  const [first, ...others] = [...files].sort((a, b) => Number(isArchive(a)) - Number(isArchive(b)));
  if (!first) throw new Error('no file to send');
  let read = await sendFile(first, addTo);
  for (const file of others) read = await sendFile(file, read.upload_id);
  return read;
}

/** Whether the name of a file says that it is an archive; the server reads what it really is. */
export function isArchive(file: File): boolean {
  return /\.zip$/i.test(file.name);
}

function sendFile(file: File, addTo?: string): Promise<OrderUpload> {
  const form = new FormData();
  if (addTo !== undefined) form.append('add_to', addTo);
  form.append('file', file, file.name);
  return call(uploadOrders, {}, { form, handlesRefusal: true, timeoutMs: UPLOAD_TIMEOUT_MS });
}

/** The mapping made for a table, with what added files say of its rows; null = it is another table now. */
export function withNewColumns(
  mapping: OrderMapping,
  before: OrderUpload,
  now: OrderUpload,
): OrderMapping | null {
  const isSame = before.columns.every(({ index, header }) => now.columns[index]?.header === header);
  if (!isSame || before.columns.length === 0) return null;
  const own = mapping.columns.personalization ?? [];
  const added = (now.mapping.columns.personalization ?? []).filter(
    (column) => column >= before.columns.length,
  );
  const personalization = [...new Set([...own, ...added])];
  return personalization.length === 0
    ? mapping
    : { ...mapping, columns: { ...mapping.columns, personalization } };
}
