import { expect, test } from 'vitest';
import { LISTED_KEYS, type ReviewKeyPress, readReviewKey } from './review-keys.ts';

const press = (key: string, more: Partial<ReviewKeyPress> = {}): ReviewKeyPress => ({
  key,
  shiftKey: false,
  hasModifier: false,
  isTyping: false,
  isOnControl: false,
  isSendingBack: false,
  isGoing: false,
  isRightToLeft: false,
  ...more,
});

test.each([
  ['a', {}, { do: 'accept' }],
  ['A', { shiftKey: true }, { do: 'acceptEqual' }],
  ['Enter', {}, { do: 'accept' }],
  ['Enter', { isOnControl: true }, null],
  ['a', { isTyping: true }, null],
  ['3', { isTyping: true }, null],
  ['Escape', { isTyping: true }, { do: 'close' }],
  ['a', { hasModifier: true }, null],
  ['3', {}, { do: 'surface', index: 2 }],
  ['3', { isSendingBack: true }, { do: 'reason', index: 2 }],
  ['3', { isGoing: true }, null],
  ['3', { isGoing: true, isSendingBack: true }, { do: 'reason', index: 2 }],
  ['a', { isSendingBack: true }, null],
  ['0', {}, null],
  ['ArrowLeft', {}, { do: 'previous' }],
  ['ArrowLeft', { isRightToLeft: true }, { do: 'next' }],
  ['ArrowRight', { isRightToLeft: true }, { do: 'previous' }],
  ['?', { shiftKey: true }, { do: 'help' }],
  ['q', {}, null],
  ['constructor', {}, null],
] as const)('%s with %j', (key, more, expected) => {
  expect(readReviewKey(press(key, more))).toEqual(expected);
});

test('the help lists every command once', () => {
  const commands = LISTED_KEYS.map(([command]) => command);
  expect(new Set(commands).size).toBe(commands.length);
  const read = ['a', 'e', 'x', 'j', 'k', 'u', 'z', '?', '1', 'Escape'].map(
    (key) => readReviewKey(press(key))?.do,
  );
  expect(commands).toEqual(expect.arrayContaining(read as string[]));
});
