// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { isSameFile, unfinishedFiles } from './interrupted-files.ts';

beforeEach(() => localStorage.clear());
const file = (name: string, lastModified = 1) => new File(['x'], name, { lastModified });
const names = (account = 'me') =>
  unfinishedFiles(localStorage, account)
    .list()
    .map(({ name }) => name);

test('files are remembered until they are settled, per account', () => {
  const mine = unfinishedFiles(localStorage, 'me');
  mine.add(file('a.png'), 'page-1');
  mine.add(file('b.png'), 'page-1');
  mine.add(file('b.png'), 'page-2');
  expect(names()).toEqual(['a.png', 'b.png']);
  expect(names('other')).toEqual([]);
  mine.remove(file('a.png'));
  expect(names()).toEqual(['b.png']);
  mine.clear(mine.list());
  expect(localStorage.length).toBe(0);
});

test('another state of a file is another file', () => {
  const mine = unfinishedFiles(localStorage, 'me');
  mine.add(file('a.png', 1), 'page-1');
  mine.remove(file('a.png', 2));
  expect(names()).toEqual(['a.png']);
  expect(isSameFile(mine.list()[0]!, file('a.png', 1))).toBe(true);
});

test('nonsense in the storage counts as nothing', () => {
  localStorage.setItem('uploads-unfinished:me', '{"a":');
  expect(names()).toEqual([]);
});

test('what cannot be read for want of a key stays', () => {
  unfinishedFiles(localStorage, 'me').add(file('a.png'), 'page-1');
  const locked = {
    getItem: () => null,
    setItem: () => {
      throw new Error('no key');
    },
    removeItem: (key: string) => localStorage.removeItem(key),
  };
  unfinishedFiles(locked, 'me').remove(file('b.png'));
  expect(names()).toEqual(['a.png']);
});
