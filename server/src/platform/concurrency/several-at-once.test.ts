import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { severalAtOnce } from './several-at-once.ts';

it('does everything once, in order, and no more at a time than allowed', async () => {
  const seen = { now: 0, most: 0, begun: [] as number[] };
  await severalAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    seen.begun.push(item);
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await turn();
    seen.now -= 1;
  });
  expect(seen).toEqual({ now: 0, most: 3, begun: [1, 2, 3, 4, 5, 6, 7] });
});

it('throws the first error, begins nothing after it and waits for what was begun', async () => {
  const ended: number[] = [];
  const work = async (item: number) => {
    if (item === 2) throw new Error('two');
    await turn();
    ended.push(item);
  };
  await expect(severalAtOnce([1, 2, 3, 4, 5], 2, work)).rejects.toThrow('two');
  expect(ended).toEqual([1]);
});

it('does nothing with nothing', async () => {
  await severalAtOnce([], 4, () => Promise.reject(new Error('never')));
});
