import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

/** How long preloaded data counts as loaded when its page is entered. */
const AHEAD_MS = 10_000;

const preloadedQueries = new WeakSet<object>();

/**
 * Lists reload whenever their path is entered (spec §2). No silent retries: `call` has shown the error already, and
 * every screen has its own retry button.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 0,
        refetchOnMount: (query) => (isJustHere(query) ? false : 'always'),
        refetchOnWindowFocus: false,
        // Without a network: report it at once and load when it is back, instead of waiting behind a skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Prefetches the first data of a page before the page is mounted; `undefined` when it fails. */
export async function prefetch<Data, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  const coming = queries.prefetchQuery(options);
  const query = queries.getQueryCache().find({ queryKey: options.queryKey });
  if (query) preloadedQueries.add(query);
  await coming;
  return queries.getQueryData(options.queryKey);
}

function isJustHere(query: { state: { dataUpdateCount: number; dataUpdatedAt: number } }): boolean {
  const { dataUpdateCount, dataUpdatedAt } = query.state;
  return preloadedQueries.has(query) && dataUpdateCount === 1 && Date.now() - dataUpdatedAt < AHEAD_MS;
}
