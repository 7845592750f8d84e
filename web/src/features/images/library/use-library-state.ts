import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type LibraryState, readLibraryState, writeLibraryState } from './library-state.ts';

/** The library page's state, kept in the address so that back, reload and sharing work. */
export function useLibraryState() {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readLibraryState(query), [query]);
  const change = useCallback(
    (part: Partial<LibraryState>) => {
      // Scrolling and typing are no steps that Back should go through one by one.
      const replace = part.p !== undefined || part.content !== undefined || part.open === '';
      setQuery((now) => writeLibraryState(now, part), { replace, preventScrollReset: true });
    },
    [setQuery],
  );
  return { state, change };
}
