import { type MessageLocale, message, type StoredMessage } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import { z } from 'zod';

/** The library words what we do not, in the languages it has. */
const LIBRARY_TEXTS: Record<MessageLocale, z.core.$ZodErrorMap | null> = {
  zh: z.locales.zhCN().localeError,
  en: z.locales.en().localeError,
  ar: z.locales.ar().localeError,
  he: z.locales.he().localeError,
  fa: z.locales.fa().localeError,
  ku: null,
};

const TYPES = ['string', 'number', 'int', 'boolean', 'array', 'object'] as const;

/** A user-facing sentence for one wrong field; other cases use the library's message. Null = whatever is wrong. */
export function problemText(issue: z.core.$ZodRawIssue | null, locale: MessageLocale): string | undefined {
  if (issue === null) return messageText(message('request.not-valid'), locale);
  const known = sentence(issue);
  if (known) return messageText(known, locale);
  const word = LIBRARY_TEXTS[locale];
  if (!word) return messageText(message('request.not-valid'), locale);
  const text = word(issue);
  return typeof text === 'string' ? text : text?.message;
}

function sentence(issue: z.core.$ZodRawIssue): StoredMessage | undefined {
  // A coerced number that is missing arrives as NaN.
  if (issue.input === undefined || (issue.code === 'invalid_type' && issue.input === null)) {
    return message('request.required');
  }
  if (issue.code === 'invalid_type') {
    const type = TYPES.find((one) => one === String(issue.expected));
    return type && message('request.must-be', { type: message(`request.type-${type}`) });
  }
  if (issue.code === 'too_small') return tooSmall(String(issue.origin), Number(issue.minimum));
  if (issue.code === 'too_big') return tooBig(String(issue.origin), Number(issue.maximum));
  if (issue.code === 'custom') return issue.params?.text as StoredMessage | undefined;
  if (issue.code === 'invalid_value') {
    return message('request.one-of', { values: (issue.values as unknown[]).map(String) });
  }
  return undefined;
}

function tooSmall(origin: string, minimum: number): StoredMessage {
  if (origin === 'string' && minimum === 1) return message('request.empty');
  if (origin === 'string') return message('request.text-too-short', { minimum });
  return message(origin === 'array' ? 'request.list-too-short' : 'request.too-low', { minimum });
}

function tooBig(origin: string, maximum: number): StoredMessage {
  if (origin === 'string') return message('request.text-too-long', { maximum });
  return message(origin === 'array' ? 'request.list-too-long' : 'request.too-high', { maximum });
}
