import type { MessageLocale, StoredMessage } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { Refusal } from './refusal.ts';

/** A refusal of one of several things, as a list of them carries it; `wording` is what it says, without its language. */
export function presentRefusal(
  { id, text }: Refusal,
  locale: MessageLocale,
): { error: string; msg: string; wording: StoredMessage } {
  return { error: id, msg: messageText(text, locale), wording: text };
}
