import { imageUsage } from '@diy/contract/images/image-details';
import { type ImageRow, listImageIds } from '@diy/contract/images/images';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { useGridSelection } from '../../../ui/grid/use-grid-selection.ts';
import { IDS_PER_CALL } from './in-chunks.ts';
import { filterInput } from './library-state.ts';
import type { useImageWindow } from './use-image-window.ts';

/** The library's selection: single ones, ranges over rows that are not loaded, all that match the filter. */
export function useImageSelection(images: ReturnType<typeof useImageWindow>) {
  const picked = useGridSelection();
  const { ids, anchor, toggle, add, set } = picked;
  const { rowsBetween, rowCount, window, seen } = images;
  const [isBusy, setBusy] = useState(false);
  /** Number of matching images when one response cannot name them all; null = all of them are selected. */
  const [beyond, setBeyond] = useState<number | null>(null);
  const kept = useRef(new Map<string, ImageRow>());

  const pick = useCallback(
    async (image: ImageRow, index: number, isRange: boolean) => {
      setBeyond(null);
      if (!isRange || anchor === null) return toggle(image.id, index);
      const range = await rowsBetween(anchor, index);
      add(range.map(({ id }) => id));
    },
    [anchor, rowsBetween, toggle, add],
  );
  const selectMatching = useCallback(async () => {
    setBusy(true);
    try {
      const { limit: _limit, sort: _sort, ...filter } = window;
      const response = await call(listImageIds, filterInput(filter));
      set(response.ids);
      setBeyond(response.total > response.ids.length ? response.total : null);
    } finally {
      setBusy(false);
    }
  }, [window, set]);
  const selectSeen = useCallback(async () => {
    const rows = await rowsBetween(seen.current.first, seen.current.last);
    add(rows.map(({ id }) => id));
  }, [rowsBetween, seen, add]);
  const usage = useQuery({
    queryKey: [...queryKeys.images, 'usage', ids],
    queryFn: ({ signal }) => call(imageUsage, { ids }, { handlesRefusal: true, quiet: true, signal }),
    enabled: ids.length > 0 && ids.length <= IDS_PER_CALL,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return {
    ...picked,
    pick,
    selectMatching,
    /** Everything in the window. */
    selectSeen,
    isBusy,
    beyond,
    rowCount: rowCount ?? 0,
    clear: () => {
      setBeyond(null);
      picked.clear();
    },
    /** The designs that use the selected images; null while unknown. */
    usage: ids.length > 0 && ids.length <= IDS_PER_CALL ? (usage.data ?? null) : null,
    /** Keeps a row at hand that may leave the pages in sight. */
    keepRow: (image: ImageRow) => kept.current.set(image.id, image),
    known: (id: string): ImageRow | undefined => kept.current.get(id),
  };
}

export type ImageSelection = ReturnType<typeof useImageSelection>;
