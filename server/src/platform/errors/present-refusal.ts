import type { StoredMessage } from '@diy/contract/messages';
import type { Refusal } from './refusal.ts';

/** A refusal of one of several things, as a list of them carries it; `wording` is there where readers have it in their language. */
export function presentRefusal(
  { id, text, wording }: Refusal,
  locale: 'zh' | 'en',
): { error: string; msg: string; wording?: StoredMessage } {
  return { error: id, msg: text[locale], ...(wording ? { wording } : {}) };
}
