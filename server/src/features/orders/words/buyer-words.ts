import { WHOLE_NAMES } from '@diy/design/document';
import { decodeHTMLStrict } from 'entities';
import { looksLikeJson } from './json-form.ts';

/** The name given to a personalisation that has no key. */
export const WHOLE_TEXT = '定制内容';

const LABEL = new RegExp(
  `(^|[,，;；|\\n\\r/])\\s*(${[...WHOLE_NAMES].sort((a, b) => b.length - a.length).join('|')})\\s*[:：]`,
  'iu',
);

/**
 * A variation's text before the buyer's words, and those words: everything behind a label such as `Personalization:` is the
 * buyer's, with its line breaks, commas and colons, since the label stands last.
 */
export function cutBuyerWords(text: string): { before: string; label: string; words: string } | null {
  const found = LABEL.exec(text);
  if (!found) return null;
  const [all, , label = ''] = found;
  return { before: text.slice(0, found.index), label, words: text.slice(found.index + all.length).trim() };
}

/** Marketplaces write what buyers type as HTML: whole entities become the letters they stand for. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? decodeHTMLStrict(text) : text;
}

/**
 * What an exporting program writes for a letter or an emoji that it lost or could not write: question marks, boxes, UTF-8 read
 * as another encoding, half a pair of surrogates, escapes that nobody resolved.
 */
const LOST =
  /[?\uFFFD\u25A1\u25AF\u2BD1\u{1F7CF}]|[\u0080-\u009F]|\p{Cs}|[ÃÂ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]|â€|ï¿½|ðŸ|锟斤拷|烫烫|\\u[0-9a-fA-F]{4}|_x[0-9a-fA-F]{4}_|&#?\w{2,8};/u;

/** Whether a text may not be what the buyer wrote: letters were lost before it came here, or it is written for programs. */
export function mayHaveLostLetters(text: string): boolean {
  return looksLikeJson(text) || LOST.test(text.replace(/https?:\/\/\S+/g, ''));
}
