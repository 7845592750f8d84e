import { expect, test } from 'vitest';
import { mayBreakBetween } from './break-rules.ts';

test.each([
  ['你', '好', true, 'between Chinese characters'],
  ['好', '，', false, '避头: comma'],
  ['好', '。', false, '避头: full stop'],
  ['。', '”', false, '避头: closing quote'],
  ['“', '你', false, '避尾: opening quote'],
  ['（', '你', false, '避尾: opening bracket'],
  ['”', '你', true, 'after a closing quote'],
  ['好', '“', true, 'before an opening quote'],
  ['…', '…', false, 'ellipsis of two characters'],
  ['—', '—', false, 'dash of two characters'],
  ['好', '…', false, '避头: ellipsis'],
  ['ア', 'ー', false, '避头: long vowel mark'],
  ['キ', 'ャ', false, '避头: small kana'],
  ['你', 'A', true, 'Chinese to Latin'],
  ['A', '你', true, 'Latin to Chinese'],
  ['a', 'b', false, 'inside a word'],
  ['a', ' ', false, 'before a space: it hangs'],
  [' ', 'b', true, 'after a space'],
  ['\u3000', '你', true, 'after an ideographic space'],
  ['\u00a0', 'b', false, 'after a no-break space'],
  ['a', '\u200b', false, 'before a zero-width space'],
  ['\u200b', 'b', true, 'after a zero-width space'],
  ['你', '\u2060', false, 'before a word joiner'],
  ['e', '\u0301', false, 'before a combining accent'],
  ['😀', '😀', true, 'between emoji'],
  ['👨', '\u200d', false, 'inside a joined emoji'],
  ['\u200d', '👩', false, 'inside a joined emoji'],
  ['1', '%', false, 'percent stays with its number'],
  ['￥', '9', false, 'currency stays with its number'],
  ['a', '.', false, 'Latin full stop'],
  ['’', 's', false, 'apostrophe in a word'],
  ['a', '“', false, 'quote without a space'],
  ['…', '你', true, 'after an ellipsis'],
])('%s|%s: %s (%s)', (before, after, expected) => {
  expect(mayBreakBetween(before, after)).toBe(expected);
});

test.each([
  ['l', '-', 'k', true, 'well-known'],
  ['l', '—', 'k', true, 'a dash between words'],
  [' ', '-', '5', false, 'minus five'],
  ['a', '-', ' ', false, 'hanging hyphen'],
])('after a hyphen: %s%s%s is %s (%s)', (beforeThat, before, after, expected) => {
  expect(mayBreakBetween(before, after, beforeThat)).toBe(expected);
});
