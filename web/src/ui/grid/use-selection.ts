import { useCallback, useMemo, useState } from 'react';
import { NO_SELECTION, selectTo, toggleOne, togglePage } from './select-range.ts';

/** Selection of a list whose current page shows `page`; it survives turning pages. */
export function useSelection(page: readonly string[]) {
  const [selection, setSelection] = useState(NO_SELECTION);
  const clear = useCallback(() => setSelection(NO_SELECTION), []);
  return {
    ids: selection.ids,
    has: (id: string) => selection.ids.includes(id),
    /** Picks or drops one; with `isRange` everything from the last one to this. */
    pick: (id: string, isRange: boolean) =>
      setSelection((now) => (isRange ? selectTo(now, id, page) : toggleOne(now, id))),
    togglePage: () => setSelection((now) => togglePage(now, page)),
    isWholePage: page.length > 0 && page.every((id) => selection.ids.includes(id)),
    set: (ids: string[]) => setSelection({ ids, anchor: null }),
    clear,
  };
}

/** The selected rows of a list. While the list is loading, nothing is selected. */
export function useRowSelection(rows: readonly { id: string }[] | undefined) {
  return useSelection(useMemo(() => rows?.map(({ id }) => id) ?? [], [rows]));
}
