import { MAX_TEXT, sharedPrefixLength, sharedSuffixLength } from '@diy/design/layers';
import { notify } from '../../../../lib/notifications.ts';
import { cutText } from '../../../../lib/text/cut-text.ts';
import { translate } from '../../../../lib/text/translate.ts';

/**
 * The words as far as a text holds them; says so where that is not all of them. Of words put between those that were there before,
 * the new ones are cut.
 */
export function limitText(words: string, before = ''): string {
  const taken = cutInserted(words, before);
  if (taken.length < words.length) {
    notify.warning(translate('designer:text.cut', { max: MAX_TEXT, count: words.length }));
  }
  return taken;
}

/** Cuts what stands between the beginning and the end that both have. */
function cutInserted(words: string, before: string): string {
  const over = words.length - MAX_TEXT;
  if (over <= 0) return words;
  let end = sharedSuffixLength(words, before);
  // Never half a character.
  if (/[\uDC00-\uDFFF]/.test(words.charAt(words.length - end))) end -= 1;
  const start = sharedPrefixLength(words, before, Math.min(before.length, words.length) - end);
  if (words.length - start - end < over) return cutText(words, MAX_TEXT);
  return cutText(words.slice(0, words.length - end), MAX_TEXT - end) + words.slice(words.length - end);
}
