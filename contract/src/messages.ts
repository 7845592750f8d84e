import { message } from './messages/make-message.ts';
import type { Message, MessageLocale, StoredMessage } from './messages/message.ts';
import { ar } from './messages/texts/ar.ts';
import { en } from './messages/texts/en.ts';
import { fa } from './messages/texts/fa.ts';
import { he } from './messages/texts/he.ts';
import { ku } from './messages/texts/ku.ts';
import { zh } from './messages/texts/zh.ts';
import { type Texts, type WordingOptions, wordMessage } from './messages/word-message.ts';
import { wordText } from './messages/word-text.ts';

export { type MessageId, type MessageParams, message } from './messages/make-message.ts';
export type { Bilingual, Message, MessageLocale, StoredMessage } from './messages/message.ts';
export { MESSAGE_LOCALES } from './messages/message.ts';
export { nameText, type WordingOptions } from './messages/word-message.ts';
export { isolated, isRightToLeft } from './messages/word-text.ts';

/** Every text the server says, in every language; a language that lacks one is an error of types. */
export const TEXTS: Record<MessageLocale, Texts> = { zh, en, ar, he, fa, ku };

/** A message as a user-facing sentence; one from a newer version gets a general sentence. */
export function messageText(
  said: Message | string,
  locale: MessageLocale,
  options: WordingOptions = {},
): string {
  return wordMessage(said, locale, TEXTS[locale], options);
}

/** A message as the name of a file or a cell of a table, without marks of direction. */
export function plainText(said: Message | string, locale: MessageLocale): string {
  return messageText(said, locale, { isolates: false });
}

/** Several names or messages in one line. */
export function wordList(parts: readonly (string | StoredMessage)[], locale: MessageLocale): string {
  const word = (inner: StoredMessage) => messageText(inner, locale, { isolates: false });
  return wordText('{parts}', { parts }, { locale, isolates: false, word });
}

/** Several sentences as one, at least one. */
export function allOf(sentences: readonly StoredMessage[]): StoredMessage {
  return sentences.reduce((first, next) => message('request.both', { first, next }));
}
