import { expect, test } from 'vitest';
import { NO_SELECTION, selectTo, toggleOne, togglePage } from './select-range.ts';

const page = ['a', 'b', 'c', 'd'];
const from = (ids: string[], anchor: string | null) => ({ ids, anchor });

test.each([
  ['downwards', from(['a'], 'a'), 'c', ['a', 'b', 'c']],
  ['upwards', from(['d'], 'd'), 'b', ['d', 'b', 'c']],
  ['onto itself', from(['b'], 'b'), 'b', ['b']],
  ['without an anchor', NO_SELECTION, 'c', ['c']],
  ['anchor on another page', from(['z'], 'z'), 'c', ['z', 'c']],
])('range %s', (_name, before, id, expected) => {
  expect(selectTo(before, id, page).ids).toEqual(expected);
});

test('the anchor stays for the next range', () => {
  const first = selectTo(from(['b'], 'b'), 'd', page);
  expect(selectTo(first, 'a', page).ids).toEqual(['b', 'c', 'd', 'a']);
});

test('one is picked and dropped, and becomes the anchor', () => {
  const picked = toggleOne(from(['a'], 'a'), 'c');
  expect(picked).toEqual({ ids: ['a', 'c'], anchor: 'c' });
  expect(toggleOne(picked, 'a').ids).toEqual(['c']);
});

test('the page is completed first, dropped second, other pages stay', () => {
  const whole = togglePage(from(['z', 'b'], 'b'), page);
  expect(whole.ids).toEqual(['z', 'b', 'a', 'c', 'd']);
  expect(togglePage(whole, page).ids).toEqual(['z']);
  expect(togglePage(NO_SELECTION, []).ids).toEqual([]);
});
