const MAX_WORDS = 300;

/**
 * A provider's message, safe to keep and show: without secrets, links, addresses and control characters, short and on
 * one line. Providers echo keys in their errors, whole or in part.
 */
export function cleanWords(words: unknown, secrets: readonly string[]): string {
  if (typeof words !== 'string') return '';
  let text = words;
  for (const secret of secrets) if (secret.length >= 4) text = text.split(secret).join('***');
  return text
    .replace(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '…')
    .replace(/\b(?:sk|pk|key|token)[-_][\w*-]{4,}/gi, '***')
    .replace(/\b(?:Bearer|Basic)\s+\S+/gi, '***')
    .replace(/(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?![\d.])/g, '…')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_WORDS)
    .replace(/[。.;；，,\s]+$/u, '');
}
