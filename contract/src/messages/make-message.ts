import type { MessageParam, StoredMessage } from './message.ts';
import type { zh } from './texts/zh.ts';

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
