import type { OpenPage } from './open-pdf.ts';

const MAX_CHARS = 2000;

/**
 * Illustrator writes a page that says so into a file saved without PDF content; in the few languages seen, the English
 * sentence stands there as well.
 */
export function isAiWithoutPdf(page: OpenPage): boolean {
  const text = page.readText(MAX_CHARS).replaceAll(/\s+/g, ' ');
  return /Illustrator/.test(text) && /without PDF Content|Create PDF Compatible File/i.test(text);
}
