import { isRenderReasonId, renderReasonText } from './designs/render-reasons.ts';
import { downloadMessages } from './messages/download-messages.ts';
import { makingMessages } from './messages/making-messages.ts';
import type { Bilingual, MessageLocale, StoredMessage, Wording } from './messages/message.ts';
import { orderMessages } from './messages/order-messages.ts';
import { sheetMessages } from './messages/sheet-messages.ts';

export type { Bilingual, MessageLocale, StoredMessage } from './messages/message.ts';

/** Every message of long work apart from reasons of renders, which `render-reasons.ts` words. */
export const MESSAGES = { ...downloadMessages, ...sheetMessages, ...orderMessages, ...makingMessages };

/** `<feature>.<what-is-said>`; stored, so an id is never given another meaning. */
export type MessageId = keyof typeof MESSAGES;

/** The parameters that a message needs. */
export type MessageParams<Id extends MessageId> = (typeof MESSAGES)[Id] extends Wording<infer P> ? P : never;

type Rest<P> = keyof P extends never ? [] : [params: P];

/** A message to store. An unknown id, or a parameter too few, is an error of types. */
export function message<Id extends MessageId>(id: Id, ...[params]: Rest<MessageParams<Id>>): StoredMessage {
  return { id, params: { ...(params as StoredMessage['params'] | undefined) } };
}

/** A stored message as a user-facing sentence; one from a newer version gets a general sentence. */
export function messageText(stored: StoredMessage, locale: MessageLocale): string {
  const { id, params } = stored;
  if (isRenderReasonId(id)) return renderReasonText({ id, params: plainParams(params) }, locale);
  const known = Object.hasOwn(MESSAGES, id) ? (id as MessageId) : 'operations.unknown-message';
  const wording = MESSAGES[known] as Wording<StoredMessage['params']>;
  return wording[locale](params);
}

/** Reasons of renders have figures and names only. */
function plainParams(params: StoredMessage['params']): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (typeof value === 'object' ? [] : [[name, value]])),
  );
}

/** A message in both languages, for texts that are worded at once. */
export function inBothLanguages(stored: StoredMessage): Bilingual {
  return { zh: messageText(stored, 'zh'), en: messageText(stored, 'en') };
}
