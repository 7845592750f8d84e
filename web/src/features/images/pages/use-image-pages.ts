import { imagePages, PAGES_AT_ONCE, saveImagePages } from '@diy/contract/images/image-pages';
import type { ImageRow } from '@diy/contract/images/images';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { call } from '../../../shared/api/call.ts';

export interface PageSketch {
  page: number;
  picture: string | null;
}

/** Time limits: pages are drawn by turns with everybody's. */
const SKETCH_TIMEOUT_MS = 120_000;
const SAVE_TIMEOUT_MS = 600_000;

/** Small pictures of the pages, some at a time. */
export function useImagePages(id: string) {
  return useInfiniteQuery({
    queryKey: ['image-pages', id],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(imagePages, { id, from: pageParam }, { quiet: true, signal, timeoutMs: SKETCH_TIMEOUT_MS }),
    getNextPageParam: ({ total, list }) => {
      const last = list.at(-1)?.page ?? total;
      return last < total ? last + 1 : undefined;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

/** Saves pages as images, as many at once as a call takes, and says which were refused and why. */
export function useSavePages(id: string, onMade: (images: ImageRow[]) => void) {
  const { t } = useTranslation('images');
  return useMutation({
    mutationFn: async (pages: number[]) => {
      const made: ImageRow[] = [];
      for (let at = 0; at < pages.length; at += PAGES_AT_ONCE) {
        const input = { id, pages: pages.slice(at, at + PAGES_AT_ONCE) };
        const { list, refused } = await call(saveImagePages, input, { timeoutMs: SAVE_TIMEOUT_MS });
        made.push(...list);
        for (const { page, msg } of refused) notify.error(t('pages.refused', { page, reason: msg }));
      }
      return made;
    },
    onSuccess: (made) => {
      if (made.length === 0) return;
      notify.success(t('pages.saved', { count: made.length }));
      onMade(made);
    },
  });
}
