import { useCallback, useMemo, useState } from 'react';

interface Picked {
  /** In the order they were picked. */
  ids: ReadonlySet<string>;
  /** Place where a range would start; null = nowhere. */
  anchor: number | null;
}

const NONE: Picked = { ids: new Set(), anchor: null };

/** Selection in a list of which only parts are loaded: by id, with ranges by place. Quick for tens of thousands. */
export function useGridSelection() {
  const [picked, setPicked] = useState(NONE);
  const ids = useMemo(() => [...picked.ids], [picked]);
  return {
    ids,
    anchor: picked.anchor,
    has: (id: string | undefined) => id !== undefined && picked.ids.has(id),
    /** Picks or drops one and lets the next range start there. */
    toggle: useCallback((id: string, index: number) => {
      setPicked((now) => {
        const next = new Set(now.ids);
        if (!next.delete(id)) next.add(id);
        return { ids: next, anchor: index };
      });
    }, []),
    /** Adds many; the anchor stays, so that a range can be drawn again. */
    add: useCallback((more: readonly string[]) => {
      setPicked((now) => ({ ids: new Set([...now.ids, ...more]), anchor: now.anchor }));
    }, []),
    set: useCallback((all: readonly string[]) => setPicked({ ids: new Set(all), anchor: null }), []),
    clear: useCallback(() => setPicked(NONE), []),
  };
}
