import { catalogueName } from './catalogue-names/catalogue-name.ts';
import { fieldMessage, renderMessage } from './finding-messages.ts';
import type { MessageId } from './make-message.ts';
import {
  type Bilingual,
  isStoredMessage,
  type Message,
  type MessageLocale,
  type StoredMessage,
} from './message.ts';
import { wordText } from './word-text.ts';

export interface WordingOptions {
  /** False for cells of tables: there the marks that keep a name's own direction are not read but kept. */
  isolates?: boolean;
}

/** The texts of one language, by their ids. */
export type Texts = Readonly<Record<MessageId, string>>;

/** `messageText` with the texts of the language as a parameter, for a process that loads no others. */
export function wordMessage(
  said: Message | string,
  locale: MessageLocale,
  texts: Texts,
  options: WordingOptions = {},
): string {
  // Words that an older version stored.
  if (typeof said === 'string') return said;
  if (!isStoredMessage(said)) return nameText(said, locale);
  const { id, params } = composed(said);
  const text = Object.hasOwn(texts, id) ? texts[id as MessageId] : unknownText(id, texts);
  const word = (inner: StoredMessage) => wordMessage(inner, locale, texts, options);
  const whole = wordText(text, params, { locale, isolates: options.isolates ?? true, word });
  return ON_ONE_LINE.includes(id) ? whole.replace(/\s+/g, ' ').trim().slice(0, MAX_LETTERS) : whole;
}

/** These hold whatever an error says, and are shown with an operation where there is room for one line. */
const ON_ONE_LINE = ['downloads.one-not-packed', 'downloads.none-packed'];
const MAX_LETTERS = 200;

/** A name in a language: one of the catalogue's, else the Chinese one, or for readers of any other language the English one if there is one. */
export const nameText = (name: Bilingual, locale: MessageLocale): string => catalogueName(name, locale);

const isOfRender = (id: string): boolean => /^(?:rendering|preflight)\./.test(id);

/** Findings choose among several sentences, and say which sides. */
function composed(said: StoredMessage): StoredMessage {
  if (isOfRender(said.id)) return renderMessage(said);
  return said.id.startsWith('fields.') ? fieldMessage(said) : said;
}

function unknownText(id: string, texts: Texts): string {
  return texts[isOfRender(id) ? 'rendering.went-wrong' : 'operations.unknown-message'];
}
