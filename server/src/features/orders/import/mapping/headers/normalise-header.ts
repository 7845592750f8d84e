import { trimSigns } from '../../../../../platform/text/trim-signs.ts';

/** Bracketed notes, half and full width (NFKC makes them half). */
const NOTE = /\([^()]*\)|\[[^[\]]*\]|【[^【】]*】/g;

const WHOSE =
  /bill|invoice|payer|payment|ship|deliver|buyer|customer|recipient|receiver|rechnung|liefer|versand|empfänger|käufer|factura|fattura|factuur|faktur|livraison|destinat|acheteur|envío|envio|entrega|compra|spedizione|consegna|verzend|bezorg|aflever|odbiorc|dostaw|账单|帐单|付款人|收货|收件|寄件|发件|寄方|收方|购买人|購入者|注文者|依頼主|請求先|配送先|送付先|届け先|送り先|発送先|受取人|구매자|주문자|수령인|수취인|받는|보내는|ผู้รับ|ผู้ซื้อ/i;

/**
 * Most headers have no letter that Unicode writes in two ways, no apostrophe, star or bracket: their keys are what is left of them without
 * blanks and signs, and small. Our lists have thousands of them.
 */
const PLAIN =
  /^[ \w\-/.:#?&+,\u0410-\u0418\u041a-\u0438\u043a-\u044f\u05d0-\u05ea\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff\uac00-\ud7a3]*$/;

/**
 * The key by which headers are compared: `*省/州 `, `＊省／州`, `省/州 *` and `省州(必填)` are one, so are `Numéro d’article` and `numero
 * darticle`. A header that is only a note keeps the note.
 */
export function normaliseHeader(header: string): string {
  if (header.length > MAX_HEADER_LETTERS) return '';
  const key = foldLetters(layoutHeader(header));
  return key.length > MAX_KEY_LETTERS ? '' : key;
}

/** No list has a key half as long. A longer one is none: it reaches no pattern, so its letters cannot make one search for hours. */
const MAX_KEY_LETTERS = 100;
/** A header that may be a question to the buyer; a longer one is a text that stands in the wrong row. */
export const MAX_HEADER_LETTERS = 300;

const keysOfLists = new Map<string, string>();

/**
 * The same for a header of our own lists. Its key is kept: several lists have the same ones, they are thousands, and they never change.
 */
export function listedKey(header: string): string {
  let key = keysOfLists.get(header);
  if (key === undefined) {
    key = normaliseHeader(header);
    keysOfLists.set(header, key);
  }
  return key;
}

/** Stands between headers that are folded as one text; no header has it, and no step changes it. */
const BETWEEN = '\u0001';
/** Signs that are read in each header by itself: stars at its ends, notes in brackets. */
const SIGNS = /[*()[\]【】]/;

/** The keys of a whole list. Most are folded as one text: the first file that a process reads waits for thousands of them. */
export function listedKeys(headers: readonly string[]): string[] {
  const open = headers.filter((header) => !keysOfLists.has(header));
  const wide = open.join(BETWEEN).normalize('NFKC').split(BETWEEN);
  const simple = wide.flatMap((header, at) => (SIGNS.test(header) ? [] : [at]));
  const keys = foldLetters(squeeze(simple.map((at) => wide[at]).join(BETWEEN))).split(BETWEEN);
  if (open.length > 0) simple.forEach((at, nth) => void keysOfLists.set(open[at]!, keys[nth]!));
  return headers.map(listedKey);
}

/** Removes accents and apostrophes, which exports lose and write in several ways. */
export function foldLetters(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .normalize('NFC');
}

/** Like `normaliseHeader`, but with accents: stored layouts are found by it. */
export function layoutHeader(header: string): string {
  if (PLAIN.test(header)) return squeeze(header);
  const plain = trimSigns(header.normalize('NFKC').trim(), /\*/);
  // `City (Billing)` and `City (Shipping)` are two things: a note that says whose it is stays.
  const bare = squeeze(plain.replace(NOTE, (note) => (isOwner(note) ? note.slice(1, -1) : '')));
  return bare || squeeze(plain);
}

/** Whole sentences explain a column; a word or two say whose it is. */
function isOwner(note: string): boolean {
  return note.trim().split(/\s+/).length <= 3 && WHOSE.test(note);
}

/** Whether a text is one word that says whose something is: `Billing`, `Rechnungs`. */
export function namesOnlyOwner(text: string): boolean {
  return !/[\s\d]/.test(text.trim()) && isOwner(text.trim());
}

/** The notes in a header: they distinguish `商品编码(平台)` from `商品编码(自定义)`. */
export function headerNote(header: string): string {
  return PLAIN.test(header) ? '' : squeeze((header.normalize('NFKC').match(NOTE) ?? []).join(''));
}

function squeeze(text: string): string {
  return text.replace(/[\s\u200b\ufeff_\-/.:]+/g, '').toLowerCase();
}
