import { z } from 'zod';

/** Languages in which messages are worded. Readers of other languages read English. */
export type MessageLocale = 'zh' | 'en';

/** Words that were made elsewhere, in every language of messages. */
export const bilingual = z.object({ zh: z.string(), en: z.string() });
export type Bilingual = z.infer<typeof bilingual>;

/** A figure, a name, or words in both languages. */
export type MessageParam = string | number | Bilingual;

/** A message as it is stored: its id, figures and names. It is worded when somebody reads it. */
export const storedMessage = z.object({
  id: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), bilingual])),
});
export type StoredMessage = z.infer<typeof storedMessage>;

/** A message's sentence in each language; `P` are its parameters. */
export interface Wording<P> {
  zh: (params: P) => string;
  en: (params: P) => string;
}

/** A sentence with parameters, or without any. */
export function worded<P extends Record<string, MessageParam> = Record<never, never>>(
  zh: (params: P) => string,
  en: (params: P) => string,
): Wording<P> {
  return { zh, en };
}

/** Words of a parameter; older rows have a plain sentence where words in both languages stand now. */
export function wordsOf(param: Bilingual | string, locale: MessageLocale): string {
  return typeof param === 'string' ? param : param[locale];
}
