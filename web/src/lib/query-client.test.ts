import type { Query } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient, prefetch } from './query-client.ts';

afterEach(() => vi.useRealTimers());

const options = (queryFn: () => Promise<number>) => ({ queryKey: ['figures'], queryFn });
/** What entering a page does with data that is there. */
function onEnter(queries: ReturnType<typeof createQueryClient>) {
  const query = queries.getQueryCache().find({ queryKey: ['figures'] });
  const rule = queries.getDefaultOptions().queries?.refetchOnMount;
  return typeof rule === 'function' && query ? rule(query as Query) : rule;
}

test('what came ahead is not loaded again on entering, but later it is', async () => {
  vi.useFakeTimers();
  const queries = createQueryClient();
  expect(
    await prefetch(
      queries,
      options(async () => 7),
    ),
  ).toBe(7);
  expect(onEnter(queries)).toBe(false);
  vi.advanceTimersByTime(10_001);
  expect(onEnter(queries)).toBe('always');
});

test('what a page loaded itself is loaded again on entering', async () => {
  const queries = createQueryClient();
  await queries.fetchQuery(options(async () => 7));
  expect(onEnter(queries)).toBe('always');
});

test('loaded again since it came ahead, it counts as any other', async () => {
  const queries = createQueryClient();
  await prefetch(
    queries,
    options(async () => 7),
  );
  await queries.fetchQuery(options(async () => 8));
  expect(onEnter(queries)).toBe('always');
});

test('a failure ahead is no data, no error thrown, and tried once', async () => {
  const queries = createQueryClient();
  let tries = 0;
  const failing = options(() => {
    tries += 1;
    return Promise.reject(new Error('offline'));
  });
  expect(await prefetch(queries, failing)).toBeUndefined();
  expect(tries).toBe(1);
  expect(onEnter(queries)).toBe('always');
});
