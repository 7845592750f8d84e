import { expect, test } from 'vitest';
import { findControlCharacters } from './find-control-characters.ts';

test.each([
  ['plain words', { a: ['海边', 'مرحبا', '🎂', 'two\nlines\tand tabs\r\n'] }, null],
  ['a NUL', { products: [{ name: 'a' }, { name: 'a\u0000b' }] }, 'products.1.name'],
  ['an escape', { name: '\u001b[31m' }, 'name'],
  ['a C1 control', { name: 'a\u0085b' }, 'name'],
  ['half a character', { deep: { list: [1, true, null, 'x\ud800'] } }, 'deep.list.3'],
  ['the other half', ['\udc00x'], '0'],
  ['a name of a field', { params: { 'a\u0000': 1 } }, 'params'],
])('%s', (_, value, expected) => {
  expect(findControlCharacters(value)).toBe(expected);
});
