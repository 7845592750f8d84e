import type { CodeProblem } from '@diy/design/codes';
import type { FieldFinding } from '@diy/design/fields';
import type { Finding } from '@diy/design/preflight';
import { preflightMessage } from './finding-messages.ts';
import type { MessageLocale, StoredMessage } from './message.ts';
import { preflight as ar } from './texts/ar/preflight.ts';
import { preflight as en } from './texts/en/preflight.ts';
import { preflight as fa } from './texts/fa/preflight.ts';
import { preflight as he } from './texts/he/preflight.ts';
import { preflight as ku } from './texts/ku/preflight.ts';
import { preflight as zh } from './texts/zh/preflight.ts';
import { wordText } from './word-text.ts';

const TEXTS = { zh, en, ar, he, fa, ku };

/** A finding of preflight as a message. */
export function findingMessage({ id, params }: Pick<Finding, 'id' | 'params'>): StoredMessage {
  return { id: `preflight.${id}`, params };
}

/** A finding about an order's value as a message, with its field but without the buyer's words. */
export function fieldFindingMessage({ id, field, params }: FieldFinding): StoredMessage {
  return { id: `fields.${id}`, params: { ...params, field } };
}

/**
 * One finding of preflight as a user-facing sentence: what is wrong and what to do. For the designer, which needs no other
 * texts of the server.
 */
export function findingText(finding: Pick<Finding, 'id' | 'params'>, locale: MessageLocale): string {
  return word(findingMessage(finding), locale);
}

/** Why a value cannot be encoded, without a sentence around it. */
export function codeProblemText({ id, ...params }: CodeProblem, locale: MessageLocale): string {
  return word({ id: `preflight.why-${id}`, params }, locale);
}

function word(said: StoredMessage, locale: MessageLocale): string {
  const { id, params } = preflightMessage(said);
  const text = Object.hasOwn(zh, id) ? TEXTS[locale][id as keyof typeof zh] : '';
  return wordText(text, params, { locale, isolates: true, word: (inner) => word(inner, locale) });
}
