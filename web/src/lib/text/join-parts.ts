import { isolate } from './isolate.ts';
import { directionOf } from './locale.ts';
import { texts } from './translate.ts';

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Parts in one line, those that are empty left out. Names, numbers and sizes of either direction keep their own sequence of letters and
 * stand one after the other as the page reads: `11oz` stays whole in Arabic, and two Arabic names keep their places in English.
 */
export function joinParts(
  parts: readonly (string | number | false | null | undefined)[],
  separator = ' · ',
): string {
  const shown = parts.filter((part) => part !== false && part !== null && part !== undefined && part !== '');
  const page = directionOf(texts.language);
  const isPlain = page === 'ltr' && !shown.some((part) => RIGHT_TO_LEFT.test(String(part)));
  return shown.map((part) => (isPlain ? String(part) : isolate(String(part), page))).join(separator);
}
