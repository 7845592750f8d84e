import { expect, it } from 'vitest';
import { isOneTypoAway } from './is-one-typo-away.ts';

it.each([
  ['recipientname', 'recipientname', true],
  ['recipientnam', 'recipientname', true],
  ['ecipientname', 'recipientname', true],
  ['recipientnaem', 'recipientname', false],
  ['recipiemtname', 'recipientname', true],
  ['reciipientname', 'recipientname', true],
  ['aab', 'ab', true],
  ['ab', 'ba', false],
  ['', 'a', true],
  ['a', 'abc', false],
])('%s and %s: %s', (a, b, expected) => {
  expect(isOneTypoAway(a, b)).toBe(expected);
  expect(isOneTypoAway(b, a)).toBe(expected);
});
