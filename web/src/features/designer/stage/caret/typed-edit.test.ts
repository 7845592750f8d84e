import { expect, it } from 'vitest';
import { typedEdit } from './typed-edit.ts';

it.each([
  ['a letter among equal ones', 'aaaa', 'aaaaa', 1, 1, 2, { start: 1, end: 1, inserted: 'a' }],
  ['letters in place of others', 'abcd', 'axxd', 1, 3, 3, { start: 1, end: 3, inserted: 'xx' }],
  ['nothing in place of others', 'abcd', 'ad', 1, 3, 1, { start: 1, end: 3, inserted: '' }],
  ['Backspace among equal letters', 'aaaa', 'aaa', 2, 2, 1, { start: 1, end: 2, inserted: '' }],
  ['Delete among equal letters', 'aaaa', 'aaa', 2, 2, 2, { start: 2, end: 3, inserted: '' }],
  ['a word taken back', 'one two', 'one ', 7, 7, 4, { start: 4, end: 7, inserted: '' }],
  ['something else', 'abcd', 'xbcy', 2, 2, 4, null],
])('%s', (_, before, after, start, end, caret, expected) => {
  expect(typedEdit(before, after, { start, end }, caret)).toEqual(expected);
});
