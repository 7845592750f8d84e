/** Bracketed notes, half and full width (NFKC makes them half). */
const NOTE = /\([^()]*\)|\[[^[\]]*\]|【[^【】]*】/g;

const WHOSE = /billing|shipping|delivery|buyer|recipient|账单|帐单|付款人|收货|收件/i;

/**
 * The key by which headers are compared: `*省/州 `, `＊省／州` and `省州(必填)` are one. A header that is only a note keeps the
 * note.
 */
export function normaliseHeader(header: string): string {
  const plain = header.normalize('NFKC').trim().replace(/^\*+/, '');
  // `City (Billing)` and `City (Shipping)` are two things: a note that says whose it is stays.
  const bare = squeeze(plain.replace(NOTE, (note) => (WHOSE.test(note) ? note.slice(1, -1) : '')));
  return bare || squeeze(plain);
}

function squeeze(text: string): string {
  return text.replace(/[\s\u200b\ufeff_\-/.:]+/g, '').toLowerCase();
}
