import { message } from './messages/make-message.ts';
import type { StoredMessage } from './messages/message.ts';

export { type MessageId, type MessageParams, message } from './messages/make-message.ts';
export type { Bilingual, Message, MessageLocale, StoredMessage } from './messages/message.ts';
export { MESSAGE_LOCALES } from './messages/message.ts';
export { nameText, type WordingOptions } from './messages/word-message.ts';
export { isolated, isRightToLeft } from './messages/word-text.ts';

/** Several sentences as one, at least one. */
export function allOf(sentences: readonly StoredMessage[]): StoredMessage {
  return sentences.reduce((first, next) => message('request.both', { first, next }));
}
