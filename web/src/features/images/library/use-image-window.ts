import { type ImageRow, listImages } from '@diy/contract/images/images';
import { type QueryClient, queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { filterInput, type LibraryState, libraryFilterOf } from './library-state.ts';
import { pagesOf } from './pages-of.ts';

/** A page scrolled past stays this long; 100,000 rows are too many to keep. */
const KEEP_MS = 60_000;
const FRESH_MS = 30_000;
/** During fast scrolling, pages that only pass by are not fetched, except one now and then. */
const SETTLE_MS = 90;
const GLIMPSE_MS = 300;

type Window = Pick<LibraryState, 'limit' | 'sort'> & ReturnType<typeof libraryFilterOf>;

const pageQuery = (window: Window, p: number, enteredAt = 0) =>
  queryOptions({
    queryKey: [...queryKeys.images, 'list', window, p] as const,
    queryFn: ({ signal }) => {
      const { limit, sort, ...filter } = window;
      return call(listImages, { ...filterInput(filter), limit, sort, p }, { quiet: true, signal });
    },
    staleTime: FRESH_MS,
    gcTime: KEEP_MS,
    // Entering the path loads again (spec §2); cached data is shown meanwhile.
    refetchOnMount: (query) => (query.state.dataUpdatedAt < enteredAt ? 'always' : true),
  });

/**
 * The library as one long list of which only the pages in sight are loaded. `at` returns undefined for rows that are on
 * their way; `setRange` says which ones are wanted.
 */
export function useImageWindow(state: LibraryState) {
  const queries = useQueryClient();
  const { limit, sort } = state;
  const filter = libraryFilterOf(state);
  const key = JSON.stringify({ ...filter, limit, sort });
  const window = useMemo(() => JSON.parse(key) as Window, [key]);
  const [wanted, setWanted] = useState({ key, pages: [state.p] });
  // Another filter is another list, so the visible range of the old one is dropped.
  const pages = wanted.key === key ? wanted.pages : [state.p];
  const [enteredAt] = useState(Date.now);
  const results = useQueries({ queries: pages.map((p) => pageQuery(window, p, enteredAt)) });

  const loaded = results.find(({ data }) => data)?.data;
  const [last, setLast] = useState<{ key: string; data: NonNullable<typeof loaded> } | null>(null);
  if (loaded && (last?.key !== key || last.data !== loaded)) setLast({ key, data: loaded });
  const current = loaded ?? (last?.key === key ? last.data : undefined);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const takenAt = useRef(0);
  const seen = useRef({ first: 0, last: 0 });
  useEffect(() => () => clearTimeout(timer.current), []);
  const setRange = useCallback(
    (first: number, end: number) => {
      clearTimeout(timer.current);
      const next = pagesOf(first, end, window.limit);
      const take = () => {
        takenAt.current = performance.now();
        setWanted((now) =>
          now.key === key && now.pages.join() === next.join() ? now : { key, pages: next },
        );
      };
      const areHere = next.every((p) => queries.getQueryData(pageQuery(window, p).queryKey));
      if (areHere || performance.now() - takenAt.current > GLIMPSE_MS) take();
      else timer.current = setTimeout(take, SETTLE_MS);
    },
    [key, window, queries],
  );
  return {
    rowCount: current?.rowCount,
    isExact: current?.row_count_exact ?? true,
    /** Categories and counts of the last response, whatever its filter. */
    categories: (loaded ?? last?.data)?.type_list,
    counts: (loaded ?? last?.data)?.counts,
    at: (index: number): ImageRow | undefined => rowAt(queries, window, index),
    /** Rows from one index to another; missing ones are fetched. */
    rowsBetween: async (from: number, to: number): Promise<ImageRow[]> => {
      const [first, end] = [Math.min(from, to), Math.max(from, to)];
      const all = await Promise.all(
        pagesOf(first, end, window.limit).map((p) => queries.fetchQuery(pageQuery(window, p))),
      );
      const before = Math.floor(first / window.limit) * window.limit;
      return all.flatMap(({ list }) => list).slice(first - before, end - before + 1);
    },
    setRange,
    /** A React ref in which the grid keeps the range of positions that it shows now. */
    seen,
    window,
    /** As `ListBody` wants it. */
    state: {
      isPending: current === undefined && results.some(({ isPending }) => isPending),
      isError: results.some(({ isError }) => isError),
      isFetching: results.some(({ isFetching }) => isFetching),
      error: results.find(({ isError }) => isError)?.error ?? null,
      data: current,
      refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
    },
  };
}

function rowAt(queries: QueryClient, window: Window, index: number): ImageRow | undefined {
  const p = Math.floor(index / window.limit) + 1;
  return queries.getQueryData(pageQuery(window, p).queryKey)?.list[index % window.limit];
}
