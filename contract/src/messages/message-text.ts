import { names as arabicNames } from './catalogue-names/ar.ts';
import { keepCatalogueNames } from './catalogue-names/catalogue-name.ts';
import { names as persianNames } from './catalogue-names/fa.ts';
import { names as hebrewNames } from './catalogue-names/he.ts';
import { names as kurdishNames } from './catalogue-names/ku.ts';
import type { Message, MessageLocale, StoredMessage } from './message.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { fa } from './texts/fa.ts';
import { he } from './texts/he.ts';
import { ku } from './texts/ku.ts';
import { zh } from './texts/zh.ts';
import { type Texts, type WordingOptions, wordMessage } from './word-message.ts';
import { wordText } from './word-text.ts';

// Apart from `messages.ts`: who only makes messages, such as a thread that draws, loads no texts.

/** Every text the server says, in every language; a language that lacks one is an error of types. */
export const TEXTS: Record<MessageLocale, Texts> = { zh, en, ar, he, fa, ku };

keepCatalogueNames('ar', arabicNames);
keepCatalogueNames('fa', persianNames);
keepCatalogueNames('he', hebrewNames);
keepCatalogueNames('ku', kurdishNames);

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
