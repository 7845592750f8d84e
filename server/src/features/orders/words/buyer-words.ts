import { WHOLE_NAMES } from '@diy/design/field-key';
import { decodeHTMLStrict } from 'entities/decode';

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
