import { expect, test } from 'vitest';
import { inChunks } from './in-chunks.ts';

const ids = (count: number) => Array.from({ length: count }, (_, n) => `i${n}`);

test.each([
  [0, []],
  [1, [1]],
  [1000, [1000]],
  [2500, [1000, 1000, 500]],
])('%d ids go in %o', async (count, sizes) => {
  const sent: number[] = [];
  const seen: number[] = [];
  const done = await inChunks(ids(count), async (some) => sent.push(some.length), {
    onProgress: (now) => seen.push(now),
  });
  expect(sent).toEqual(sizes);
  expect(done).toHaveLength(count);
  expect(seen.at(-1) ?? 0).toBe(count);
});

test('a stop leaves the rest alone and says what was done', async () => {
  const stop = new AbortController();
  const done = await inChunks(ids(3000), async () => stop.abort(), { signal: stop.signal });
  expect(done).toHaveLength(1000);
});
