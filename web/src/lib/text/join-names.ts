import { LIST_SEPARATORS } from '@diy/contract/messages/message';
import { joinParts } from './join-parts.ts';
import { messageLocale } from './locale.ts';

/** Names in a row, as the language writes lists: 、 in Chinese, ، in Arabic, a comma and a space elsewhere. */
export function joinNames(names: readonly string[], locale: string): string {
  return joinParts(names, LIST_SEPARATORS[messageLocale(locale)]);
}
