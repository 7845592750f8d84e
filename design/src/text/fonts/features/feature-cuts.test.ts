import { expect, test } from 'vitest';
import { readFont } from '../../../testing/golden/read-fonts.ts';
import { featureCuts } from './feature-cuts.ts';

const featured = (text: string, every: number, each: number) =>
  Array.from({ length: Math.floor(text.length / every) }, (_, n) => n * every).flatMap((start) =>
    Array.from({ length: each }, (_, n) => ({ tag: `ss${10 + n}`, value: 1, start, end: start + 1 })),
  );

test.each([
  ['no features', 'ab '.repeat(1000), 0, []],
  ['as many as one call may have', 'ab '.repeat(1000), 1, []],
  ['more: behind a blank', 'ab '.repeat(1000), 2, [2250]],
  ['more, and no blank', 'abc'.repeat(1000), 2, [2250]],
])('%s', (_, text, each, cuts) => {
  expect(featureCuts(text, { ligatures: true, features: featured(text, 3, each) })).toEqual(cuts);
});

test('loose letters count once for each kind of ligature, and only where there are ligatures', () => {
  const loose = Array.from({ length: 600 }, (_, n) => ({ start: n * 2, end: n * 2 + 1 }));
  expect(featureCuts('f'.repeat(1200), { ligatures: true, loose })).toEqual([1000]);
  expect(featureCuts('f'.repeat(1200), { ligatures: false, loose })).toEqual([]);
});

test('only what is shaped counts', () => {
  const text = 'ab '.repeat(1000);
  const range = { start: 300, end: 600 };
  expect(featureCuts(text, { ligatures: true, features: featured(text, 3, 5), range })).toEqual([]);
});

test('a text with twenty features on every word is shaped as each of its words is, and so are later texts', async () => {
  const face = await readFont('noto-sans-sc-400');
  const idsOf = (text: string, options = {}) =>
    face.shape(text, { ligatures: true, ...options }).map(({ glyphId }) => glyphId);
  const plain = idsOf('Hello world');
  const words = 'ab '.repeat(1600);
  const ids = idsOf(words, { features: featured(words, 3, 20) });
  expect(ids).toEqual(Array.from({ length: 1600 }, () => idsOf('ab ')).flat());
  expect(idsOf('Hello world ').slice(0, -1)).toEqual(plain);
});
