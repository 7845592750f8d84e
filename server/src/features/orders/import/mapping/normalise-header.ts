/** Bracketed notes, half and full width (NFKC makes them half). */
const NOTE = /\([^()]*\)|\[[^[\]]*\]|【[^【】]*】/g;

/**
 * The key by which headers are compared: `*省/州 `, `＊省／州` and `省州(必填)` are one. A header that is only a note keeps the
 * note.
 */
export function normaliseHeader(header: string): string {
  const plain = header.normalize('NFKC').trim().replace(/^\*+/, '');
  const bare = squeeze(plain.replace(NOTE, ''));
  return bare || squeeze(plain);
}

function squeeze(text: string): string {
  return text.replace(/[\s\u200b\ufeff_\-/.:]+/g, '').toLowerCase();
}
