import { message, type StoredMessage } from '@diy/contract/messages';
import { Refusal } from '../../../platform/errors/refusal.ts';

/**
 * What a line says when its picture was not taken: the picture is unusable, or the account has no room for it. Null = neither is the
 * cause, and the work is tried again.
 */
export function pictureRefusalMessage(error: unknown, name: string): StoredMessage | null {
  if (!(error instanceof Refusal) || error.id === 'images.storage-full') return null;
  if (error.id.startsWith('budgets.')) return error.text;
  return message('orders.picture-unusable', { name, reason: error.text });
}
