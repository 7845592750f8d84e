import type { FontEntry } from '@diy/design/text';
import { expect, test } from 'vitest';
import { withEarlySkeletons } from './early-skeletons.ts';

const entry = { id: 'kai' } as FontEntry;

function counted(fails: readonly number[] = []) {
  let calls = 0;
  const early = withEarlySkeletons({
    fetchSkeleton: async () => {
      calls += 1;
      if (fails.includes(calls)) throw new Error(`call ${calls}`);
      return Uint8Array.of(calls);
    },
    fetchPart: () => Promise.reject(new Error('not asked')),
  });
  return { early, calls: () => calls };
}

test('a skeleton that was expected is fetched once, however often it was', async () => {
  const { early, calls } = counted();
  early.expect(entry);
  early.expect(entry);
  expect(await early.fetchSkeleton(entry)).toEqual(Uint8Array.of(1));
  expect(calls()).toBe(1);
});

test('one that could not be had early is fetched when it is needed', async () => {
  const { early } = counted([1]);
  early.expect(entry);
  expect(await early.fetchSkeleton(entry)).toEqual(Uint8Array.of(2));
  const again = counted([1, 2]);
  again.early.expect(entry);
  await expect(again.early.fetchSkeleton(entry)).rejects.toThrow('call 2');
});

test('one that nobody expected is fetched as before', async () => {
  const { early, calls } = counted();
  await early.fetchSkeleton(entry);
  await early.fetchSkeleton(entry);
  expect(calls()).toBe(2);
});
