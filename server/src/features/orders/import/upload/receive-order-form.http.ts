import { message } from '@diy/contract/messages';
import { MAX_ORDER_ARCHIVE_BYTES } from '@diy/contract/orders/order-archives';
import type { FastifyRequest } from 'fastify';
import { type Refusal, refuseField } from '../../../../platform/errors/refusal.ts';
import { FormMalformed, FormTooLarge, receiveForm } from '../../../../platform/storage/receive-form.ts';
import { archiveRefusals } from '../reading/archive/archive-refusals.ts';

/** The form of an upload, its file on disk. Throws a Refusal for a form without one, and for one too large. */
export async function receiveOrderForm(request: FastifyRequest, folder: string) {
  try {
    return await receiveForm(request.raw, { folder, maxBytes: MAX_ORDER_ARCHIVE_BYTES, onChunk: () => {} });
  } catch (error) {
    if (error instanceof FormTooLarge) throw archiveRefusals.tooLarge();
    if (error instanceof FormMalformed) throw noFile();
    throw error;
  }
}

/** Nothing came that could be read. */
export function noFile(): Refusal {
  return refuseField('file', message('orders.no-file'));
}
