import { expect, test } from 'vitest';
import {
  activeFilters,
  DEFAULT_STATE,
  filterInput,
  readLibraryState,
  writeLibraryState,
} from './library-state.ts';

const read = (text: string) => readLibraryState(new URLSearchParams(text));
const write = (text: string, change: Parameters<typeof writeLibraryState>[1]) =>
  writeLibraryState(new URLSearchParams(text), change).toString();

test.each([
  ['', {}],
  ['p=3&limit=50&content=%E6%9D%AF&tid=summer', { p: 3, limit: 50, content: '杯', categoryId: 'summer' }],
  ['tid=', { categoryId: '' }],
  ['p=0&limit=999&sort=loud&shape=round&alpha=maybe', {}],
  [
    'shape=portrait&alpha=yes&used=no&format=png&sort=largest',
    {
      shape: 'portrait' as const,
      alpha: 'yes' as const,
      used: 'no' as const,
      format: 'png',
      sort: 'largest' as const,
    },
  ],
  ['min_side=2000&open=i1', { minSide: 2000, open: 'i1' }],
  ['min_side=-4', {}],
])('"%s" is read', (text, expected) => {
  expect(read(text)).toEqual({ ...DEFAULT_STATE, ...expected });
});

test.each([
  ['p=7', { content: '杯' }, 'content=%E6%9D%AF'],
  ['p=7', { open: 'i1' }, 'p=7&open=i1'],
  ['p=7&open=i1', { open: '' }, 'p=7'],
  ['p=7', { p: 1 }, ''],
  ['p=7&sort=name', { sort: 'newest' as const }, ''],
  ['shape=square', { shape: 'all' as const }, ''],
  ['from=mail', { categoryId: '' }, 'from=mail&tid='],
])('"%s" changed by %o', (text, change, expected) => {
  expect(write(text, change)).toBe(expected);
});

test('one shorter side stands for width and height in the call', () => {
  expect(filterInput(read('min_side=2000'))).toMatchObject({ min_width: 2000, min_height: 2000 });
  expect(filterInput(read(''))).not.toHaveProperty('min_width');
});

test('only filters behind the button count as such', () => {
  expect(activeFilters(read('content=a&tid=b&sort=name'))).toEqual([]);
  expect(activeFilters(read('min_side=1000&used=yes'))).toEqual(['minSide', 'used']);
});
