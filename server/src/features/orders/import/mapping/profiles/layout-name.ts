import { type MessageLocale, message, nameText } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { Profile } from '../model/profile.ts';

/** Layouts that are no platform's: their names are words, and words are said in the reader's language. */
const IN_WORDS = {
  generic: message('orders.layout-any'),
  ours: message('orders.layout-ours'),
  program: message('orders.layout-program'),
};

/** The user-facing name of a layout; a platform's own name stays as it writes it. */
export function layoutName({ key, name }: Pick<Profile, 'key' | 'name'>, locale: MessageLocale): string {
  const words = Object.hasOwn(IN_WORDS, key) ? IN_WORDS[key as keyof typeof IN_WORDS] : null;
  return words ? messageText(words, locale) : nameText(name, locale);
}
