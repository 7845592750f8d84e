import { expect, test } from 'vitest';
import { findUnstorableText } from './find-unstorable-text.ts';

test.each<[string, unknown, string | null]>([
  ['plain text', { name: '海边 🧵' }, null],
  ['line breaks and tabs', { text: 'a\n\t\r' }, null],
  ['numbers, nothing, empty things', [1, null, undefined, {}, [], '', true], null],
  ['a NUL', { name: 'a\0' }, 'name'],
  ['a NUL deep inside', { design: { surfaces: [{}, { name: '\0' }] } }, 'design.surfaces.1.name'],
  ['a NUL in a name of a field', { design: { 'a\0': 1 } }, 'design'],
  ['the first half of a character', { name: 'a\ud83e' }, 'name'],
  ['the second half of a character', ['\udddf'], '0'],
  ['halves in the wrong order', { name: '\udddf\ud83e' }, 'name'],
  ['bare text', '\0', ''],
])('%s', (_, input, path) => {
  expect(findUnstorableText(input)).toBe(path);
});

test('a document nested a hundred thousand deep is walked without overflow', () => {
  let deep: unknown = 'bottom';
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(findUnstorableText(deep)).toBeNull();
});
