import { MESSAGE_LOCALES, type MessageLocale, message } from '@diy/contract/messages';
import { plainText, TEXTS } from '@diy/contract/messages/message-text';

/** A copy's name in any language: what was copied, the word for a copy, and which one it is. */
const COPY = new RegExp(
  `^(.*) (${MESSAGE_LOCALES.map((one) => TEXTS[one]['names.copy']).join('|')})(?: (\\d+))?$`,
  'u',
);

/** “海边”→“海边 副本”→“海边 副本 2”; at most 120 characters. */
export function copyName(name: string, locale: MessageLocale): string {
  const match = COPY.exec(name);
  const copy = match?.[2] ?? plainText(message('names.copy'), locale);
  const tail = match ? ` ${copy} ${Number(match[3] ?? 1) + 1}` : ` ${copy}`;
  return `${[...(match?.[1] ?? name)].slice(0, 120 - tail.length).join('')}${tail}`;
}
