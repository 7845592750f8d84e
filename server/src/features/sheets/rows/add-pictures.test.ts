import { expect, it } from 'vitest';
import { inOrder } from './add-pictures.ts';

it.each([
  ['as they are', [], 'abc'],
  ['the chosen one first', [3], 'cab'],
  ['each once, though it is chosen twice', [2, 2, 1], 'bac'],
  ['without numbers of pictures that are gone', [9, 2], 'bac'],
])('pictures stand %s', (_name, numbers, expected) => {
  expect(inOrder([...'abc'], numbers).join('')).toBe(expected);
});
