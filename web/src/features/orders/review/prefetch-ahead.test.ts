import { expect, it } from 'vitest';
import { prefetchAhead } from './prefetch-ahead.ts';

/** Loads that end when the test says so. */
function controlled(atOnce: number) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const prefetch = prefetchAhead((id) => {
    started.push(id);
    return new Promise<void>((resolve) => ends.set(id, resolve));
  }, atOnce);
  const end = async (id: string) => {
    ends.get(id)?.();
    for (let n = 0; n < 5; n += 1) await Promise.resolve();
  };
  return { started, prefetch, end };
}

it('starts the nearest, and no more at once than there are lanes', async () => {
  const { started, prefetch, end } = controlled(2);
  prefetch(['a', 'b', 'c', 'd']);
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
});

it('drops what is not needed any more, and starts nothing twice', async () => {
  const { started, prefetch, end } = controlled(2);
  prefetch(['a', 'b', 'c', 'd']);
  prefetch(['b', 'e', 'f']);
  expect(started).toEqual(['a', 'b']);
  await end('a');
  expect(started).toEqual(['a', 'b', 'e']);
  await end('b');
  await end('e');
  expect(started).toEqual(['a', 'b', 'e', 'f']);
});

it('goes on after it had nothing to do', async () => {
  const { started, prefetch, end } = controlled(2);
  prefetch(['a']);
  await end('a');
  prefetch([]);
  prefetch(['b', 'c', 'd']);
  expect(started).toEqual(['a', 'b', 'c']);
});
