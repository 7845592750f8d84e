/** Languages in which messages are worded, as `zh-CN`, `en-US` and so on begin. */
export const MESSAGE_LOCALES = ['zh', 'en', 'ar', 'he', 'fa', 'ku'] as const;
export type MessageLocale = (typeof MESSAGE_LOCALES)[number];

/** A name that has a Chinese and an English form, such as a template's. Readers of other languages read the English one. */
export interface Bilingual {
  zh: string;
  en: string;
}

/** A figure, a name, another message, or several of these. */
export type MessageParam = string | number | Bilingual | StoredMessage | readonly (string | StoredMessage)[];

/** A message as it is stored: its id, figures and names. It is worded when somebody reads it. */
export interface StoredMessage {
  id: string;
  params: { [name: string]: MessageParam };
}

/** What is read back from the database: a message, or words that an older version stored. */
export type Message = StoredMessage | Bilingual;

/** Whether something read back is a message, and not words that an older version stored. */
export const isStoredMessage = (value: object): value is StoredMessage => 'id' in value && 'params' in value;

/** What stands between the names of a list. */
export const LIST_SEPARATORS: Record<MessageLocale, string> = {
  zh: '、',
  en: ', ',
  ar: '، ',
  he: ', ',
  fa: '، ',
  ku: '، ',
};
