import { decodeHTMLStrict } from 'entities';

/** What marketplaces call the whole of what a buyer wants printed, in the languages of their exports. */
const WHOLE_NAMES = [
  'Personalization',
  'Personalisation',
  'Personnalisation',
  'Personalisierung',
  'Personalización',
  'Personalizzazione',
  'Personalização',
  'Personalisatie',
  'Personalizacja',
  'Personalisering',
  'Kişiselleştirme',
  'Персонализация',
  'パーソナライゼーション',
  'パーソナライズ',
  '개인 맞춤화',
  '맞춤 제작',
  '定制内容',
  '定制信息',
  '个性化',
  '个性化内容',
  '个性化信息',
  '客製內容',
  '客製化內容',
  '個人化',
];

const compared = (name: string) => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
const WHOLE_KEYS = new Set(WHOLE_NAMES.map(compared));

/** By what layers and columns are matched: without case, width and blanks, and one name for all that mean the whole text. */
export function fieldKey(name: string): string {
  const key = compared(name);
  return WHOLE_KEYS.has(key) ? '定制内容' : key;
}

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
  /[?\uFFFD\u25A1\u25AF\u2BD1\u{1F7CF}]|[\u0080-\u009F]|\p{Cs}|[ÃÂ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]|â€|ï¿½|ðŸ|锟斤拷|烫烫|\\u[0-9a-f]{4}|_x[0-9A-F]{4}_|&#?\w{2,8};/iu;

/** Whether letters of a text may have been lost before it came here; only a person can tell. */
export function mayHaveLostLetters(text: string): boolean {
  return LOST.test(text.replace(/https?:\/\/\S+/g, ''));
}
