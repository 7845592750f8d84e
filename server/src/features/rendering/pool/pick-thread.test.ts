import { expect, it } from 'vitest';
import { pickThread } from './pick-thread.ts';

// Threads as "requests waiting, pictures of the last one".
it.each([
  ['the first of idle ones', ['0', '0'], 'a', 0],
  ['the one with less to do', ['2 b', '1 c'], 'a', 1],
  ['the one that has the picture', ['0', '0 a'], 'a', 1],
  ['also when it has one request more', ['0 b', '1 a'], 'a', 1],
  ['not when it has two more', ['0 b', '2 a'], 'a', 0],
  ['the idle one where both have it', ['1 a', '0 a'], 'a', 1],
  ['the idle one for a request without pictures', ['1', '0'], '', 1],
  ['the only one', ['7 b'], 'a', 0],
])('%s', (_name, threads, key, expected) => {
  expect(pickThread(threads.map(stateOf), key, false)).toBe(expected);
});

it('the first for large pictures, whoever is idle', () => {
  expect(pickThread(['5 b', '0 a'].map(stateOf), 'a', true)).toBe(0);
});

function stateOf(text: string) {
  const [waiting, lastKey = ''] = text.split(' ');
  return { waiting: Number(waiting), lastKey };
}
