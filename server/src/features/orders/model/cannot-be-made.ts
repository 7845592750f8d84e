import { message } from '@diy/contract/messages/make-message';
import { isStoredMessage } from '@diy/contract/messages/message';
import { type Message, Refusal } from '../../../platform/errors/refusal.ts';

/** The refusal of a line that cannot be printed, with why. */
export function cannotBeMade(reason: Message): Refusal {
  const plain = isStoredMessage(reason) ? { id: reason.id, params: reason.params } : reason;
  return new Refusal(message('orders.cannot-be-made', { reason: plain }));
}
