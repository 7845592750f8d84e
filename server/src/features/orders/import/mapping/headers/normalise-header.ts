/** Bracketed notes, half and full width (NFKC makes them half). */
const NOTE = /\([^()]*\)|\[[^[\]]*\]|【[^【】]*】/g;

const WHOSE =
  /bill|invoice|payer|payment|ship|deliver|buyer|customer|recipient|receiver|rechnung|liefer|versand|empfänger|käufer|factura|fattura|factuur|faktur|livraison|destinat|acheteur|envío|envio|entrega|compra|spedizione|consegna|verzend|bezorg|aflever|odbiorc|dostaw|账单|帐单|付款人|收货|收件|寄件|发件|寄方|收方|购买人|購入者|注文者|依頼主|請求先|配送先|送付先|届け先|送り先|発送先|受取人|구매자|주문자|수령인|수취인|받는|보내는|ผู้รับ|ผู้ซื้อ/i;

/**
 * The key by which headers are compared: `*省/州 `, `＊省／州` and `省州(必填)` are one, so are `Numéro d’article` and `numero
 * darticle`. A header that is only a note keeps the note.
 */
export function normaliseHeader(header: string): string {
  return foldLetters(layoutHeader(header));
}

/** Without accents and apostrophes, which exports lose and write in several ways. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .normalize('NFC');
}

/** Like `normaliseHeader`, but with accents: stored layouts are found by it. */
export function layoutHeader(header: string): string {
  const plain = header.normalize('NFKC').trim().replace(/^\*+/, '');
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
  return squeeze((header.normalize('NFKC').match(NOTE) ?? []).join(''));
}

function squeeze(text: string): string {
  return text.replace(/[\s\u200b\ufeff_\-/.:]+/g, '').toLowerCase();
}
