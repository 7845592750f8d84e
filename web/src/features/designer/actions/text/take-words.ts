import { MAX_TEXT } from '@diy/design/layers';
import { notify } from '../../../../lib/notifications.ts';
import { cutText } from '../../../../lib/text/cut-text.ts';
import { translate } from '../../../../lib/text/translate.ts';

/** The words as far as a text holds them; says so where that is not all of them. */
export function takeWords(words: string): string {
  const taken = cutText(words, MAX_TEXT);
  if (taken.length < words.length) {
    notify.warning(translate('designer:text.cut', { max: MAX_TEXT, count: words.length }));
  }
  return taken;
}
