import { expect, it } from 'vitest';
import { createCopyCache } from './copy-cache.ts';
import type { WantedCopy } from './wanted-copies.ts';

const copyOf = (more: Partial<WantedCopy> = {}): WantedCopy => ({
  imageId: 'i',
  filter: null,
  halvings: 0,
  edgePx: 2048,
  pixels: 1,
  ...more,
});

/** A cache of at most 10 pixels with copies of `pixels` each, named a, b, c … */
function fill(pixels: readonly number[]) {
  const closed: string[] = [];
  const cache = createCopyCache(10);
  const put = (key: string, size: number) => {
    const level = { width: 1, height: 1, close: () => void closed.push(key) };
    cache.put(key, copyOf({ pixels: size }), { widthPx: 1, heightPx: 1, detail: 0, levels: [level] });
  };
  for (const [index, size] of pixels.entries()) put('abcdef'[index]!, size);
  return { cache, put, closed };
}

it.each<[string, number[], string, string]>([
  ['three that are not wanted', [1, 1, 1], '', ''],
  ['the oldest of four that are not', [1, 1, 1, 1], '', 'a'],
  ['none that are wanted', [1, 1, 1, 1, 1], 'abcde', ''],
  ['those that are not wanted, oldest first', [1, 1, 1, 1, 1], 'b', 'a'],
  ['spare ones beyond its room', [6, 6], '', 'a'],
  ['as many as its room asks for', [3, 3, 3, 6], 'd', 'ab'],
  ['no wanted ones, however large', [20, 1, 1], 'a', 'bc'],
  ['nothing of nothing', [], 'a', ''],
])('lets go of %s', (_, pixels, wanted, gone) => {
  const { cache, closed } = fill(pixels);
  expect(cache.drop(new Map([...wanted].map((key) => [key, copyOf()])))).toEqual([...gone]);
  expect(closed).toEqual([...gone]);
  for (const key of gone) expect(cache.levels(key)).toBeUndefined();
});

it('keeps one of each key, and the newest of them longest', () => {
  const { cache, put, closed } = fill([1, 1, 1, 1]);
  put('a', 1);
  expect(closed).toEqual(['a']);
  expect(cache.drop(new Map())).toEqual(['b']);
  cache.clear();
  expect([...closed].sort()).toEqual(['a', 'a', 'b', 'c', 'd']);
});

it.each<[string, Partial<WantedCopy>, boolean]>([
  ['as large', {}, true],
  ['smaller', { edgePx: 100 }, true],
  ['larger', { edgePx: 2049 }, false],
  ['halved before its colours are changed', { halvings: 1 }, false],
])('does for one that is wanted %s: %s', (_, wanted, isGood) => {
  const { cache } = fill([1]);
  expect(cache.isGoodFor('a', copyOf(wanted))).toBe(isGood);
  expect(cache.isGoodFor('b', copyOf(wanted))).toBe(false);
});
