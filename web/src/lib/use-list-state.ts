import { DEFAULT_LIMIT, MAX_LIMIT } from '@diy/contract/paging';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Page, page size, search text and one category filter of a list. */
export interface ListState {
  p: number;
  limit: number;
  content: string;
  /** Value of the category filter; `all` = none. */
  filter: string;
}

/** Reads a list's state from a query string; odd values fall back. `filterName` is `pid`, `type_id` … */
export function readListState(query: URLSearchParams, filterName: string): ListState {
  const whole = (text: string | null, fallback: number, max: number) => {
    const value = Number(text);
    return text && Number.isInteger(value) && value >= 1 && value <= max ? value : fallback;
  };
  return {
    p: whole(query.get('p'), 1, 1_000_000),
    limit: whole(query.get('limit'), DEFAULT_LIMIT, MAX_LIMIT),
    content: query.get('content') ?? '',
    filter: query.get(filterName) ?? 'all',
  };
}

/** Writes changes into a query string; defaults are left out, and every change but of the page goes to page 1. */
export function writeListState(
  query: URLSearchParams,
  change: Partial<ListState>,
  filterName: string,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const state = { ...readListState(query, filterName), ...change };
  if (change.p === undefined) state.p = 1;
  const put = (name: string, value: string, fallback: string) => {
    if (value === fallback) next.delete(name);
    else next.set(name, value);
  };
  put('p', String(state.p), '1');
  put('limit', String(state.limit), String(DEFAULT_LIMIT));
  put('content', state.content, '');
  put(filterName, state.filter, 'all');
  return next;
}

/** Whether the list shows less than it does at its widest: search or filters are in force. */
export const isNarrowed = (state: ListState, widest: Partial<ListState>): boolean =>
  Object.entries(widest).some(([name, value]) => state[name as keyof ListState] !== value);

/** The state of a list, kept in the address so that back, reload and sharing work. */
export function useListState(filterName = 'pid') {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readListState(query, filterName), [query, filterName]);
  const change = useCallback(
    (part: Partial<ListState>) =>
      setQuery((now) => writeListState(now, part, filterName), { replace: part.content !== undefined }),
    [setQuery, filterName],
  );
  return { state, change, query };
}
