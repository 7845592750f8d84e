import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportedNames, findForbidden, readForbiddenWords, wordsOfName } from './check-words.mjs';

const forbidden = readForbiddenWords(readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8'));

test('the glossary has a vocabulary of at least forty rows', () => {
  expect(new Set(forbidden.map(({ say }) => say)).size).toBeGreaterThanOrEqual(40);
});

test.each([
  ['stand-in', ['stand', 'in']],
  ['StandInPicture', ['stand', 'in', 'picture']],
  ['MAX_HEAPS', ['max', 'heaps']],
  ['parseXLSXSheet', ['parse', 'xlsx', 'sheet']],
  ['dxm2', ['dxm']],
])('%s is written with the words %j', (name, words) => {
  expect(wordsOfName(name)).toEqual(words);
});

test.each([
  ['stand-in', 'converted source'],
  ['mendOrders', 'fix, correction'],
  ['countHEAPS', 'row status'],
  ['RenderOrder', 'enqueue, request, task'],
  ['image-types.queries', 'category'],
  ['readTid', 'the word of the second table column'],
])('%s is refused: say %s', (name, say) => {
  expect(findForbidden(name, forbidden)?.say).toBe(say);
});

test.each(['OrderLine', 'recommend', 'sealant', 'operation-feed', 'standing', 'imageTypeless', 'logger'])(
  '%s may be used',
  (name) => {
    expect(findForbidden(name, forbidden)).toBeUndefined();
  },
);

test('exports are found under the names others see', () => {
  const text = [
    'export const a = 1;',
    'export async function b() {}',
    'export default class C {}',
    "export { d, e as f, type G } from './x.ts';",
    'const hidden = 1;',
  ].join('\n');
  expect(exportedNames(text)).toEqual(['a', 'b', 'C', 'd', 'f', 'G']);
});
