import { fieldMessage, renderMessage } from './messages/finding-messages.ts';
import {
  type Bilingual,
  isStoredMessage,
  type Message,
  type MessageLocale,
  type MessageParam,
  type StoredMessage,
} from './messages/message.ts';
import { ar } from './messages/texts/ar.ts';
import { en } from './messages/texts/en.ts';
import { fa } from './messages/texts/fa.ts';
import { he } from './messages/texts/he.ts';
import { ku } from './messages/texts/ku.ts';
import { zh } from './messages/texts/zh.ts';
import { wordText } from './messages/word-text.ts';

export type { Bilingual, Message, MessageLocale, StoredMessage } from './messages/message.ts';
export { MESSAGE_LOCALES } from './messages/message.ts';
export { isolated, isRightToLeft } from './messages/word-text.ts';

/** Every text the server says, in every language; a language that lacks one is an error of types. */
export const TEXTS: Record<MessageLocale, { readonly [Id in keyof typeof zh]: string }> = {
  zh,
  en,
  ar,
  he,
  fa,
  ku,
};

/** `<feature>.<what-is-said>`; stored, so an id is never given another meaning. */
export type MessageId = keyof typeof zh;

/** Names of the parameters in a text. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Plain}:${string}` ? Plain : Name) | NamesIn<Rest>
  : never;

/** The parameters that a message needs; one that is not known is undefined. */
export type MessageParams<Id extends MessageId> = {
  [Name in NamesIn<(typeof zh)[Id]>]: MessageParam | undefined;
};

type Rest<Id extends MessageId> = [NamesIn<(typeof zh)[Id]>] extends [never]
  ? []
  : [params: MessageParams<Id>];

/** A message to store or to word. An unknown id, or a parameter too few, is an error of types. */
export function message<Id extends MessageId>(id: Id, ...[params]: Rest<Id>): StoredMessage {
  const known = Object.entries<MessageParam | undefined>(params ?? {}).filter(
    (entry): entry is [string, MessageParam] => entry[1] !== undefined,
  );
  return { id, params: Object.fromEntries(known) };
}

export interface WordingOptions {
  /** False for cells of tables: there the marks that keep a name's own direction are not read but kept. */
  isolates?: boolean;
}

/** A message as a user-facing sentence; one from a newer version gets a general sentence. */
export function messageText(
  said: Message | string,
  locale: MessageLocale,
  options: WordingOptions = {},
): string {
  // Words that an older version stored.
  if (typeof said === 'string') return said;
  if (!isStoredMessage(said)) return nameText(said, locale);
  const { id, params } = composed(said);
  const text = Object.hasOwn(zh, id) ? TEXTS[locale][id as MessageId] : unknownText(id, locale);
  const word = (inner: StoredMessage) => messageText(inner, locale, options);
  const whole = wordText(text, params, { locale, isolates: options.isolates ?? true, word });
  return ON_ONE_LINE.includes(id) ? whole.replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS) : whole;
}

/** These hold whatever an error says, and are shown with an operation where there is room for one line. */
const ON_ONE_LINE = ['downloads.one-not-packed', 'downloads.none-packed'];
const MOST_LETTERS = 200;

/** A name in a language: the Chinese one, or for readers of any other the English one if there is one. */
export function nameText(name: Bilingual, locale: MessageLocale): string {
  return locale === 'zh' ? name.zh : name.en || name.zh;
}

/** A message as the name of a file or a cell of a table, without marks of direction. */
export function plainText(said: Message | string, locale: MessageLocale): string {
  return messageText(said, locale, { isolates: false });
}

const isOfRender = (id: string): boolean => /^(?:rendering|preflight)\./.test(id);

/** Findings choose among several sentences, and say which sides. */
function composed(said: StoredMessage): StoredMessage {
  if (isOfRender(said.id)) return renderMessage(said);
  return said.id.startsWith('fields.') ? fieldMessage(said) : said;
}

function unknownText(id: string, locale: MessageLocale): string {
  return TEXTS[locale][isOfRender(id) ? 'rendering.went-wrong' : 'operations.unknown-message'];
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
