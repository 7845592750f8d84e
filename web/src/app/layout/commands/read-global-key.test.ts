import { expect, test } from 'vitest';
import { readGlobalKey } from './read-global-key.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, isTyping: false, isGoing: false };

test.each([
  ['Ctrl K', { key: 'k', ctrlKey: true }, { do: 'palette' }],
  ['⌘ K in a field', { key: 'K', metaKey: true, isTyping: true }, { do: 'palette' }],
  ['Ctrl Alt K', { key: 'k', ctrlKey: true, altKey: true }, null],
  ['k', { key: 'k' }, null],
  ['?', { key: '?' }, { do: 'shortcuts' }],
  ['? in a field', { key: '?', isTyping: true }, null],
  ['/', { key: '/' }, { do: 'search' }],
  ['Ctrl /', { key: '/', ctrlKey: true }, null],
  ['g', { key: 'g' }, { do: 'go' }],
  ['g 3', { key: '3', isGoing: true }, { do: 'page', index: 2 }],
  ['g 9', { key: '9', isGoing: true }, null],
  ['3 alone', { key: '3' }, null],
])('%s', (_name, press, expected) => {
  expect(readGlobalKey({ ...plain, ...press })).toEqual(expected);
});
