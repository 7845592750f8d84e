import { saveToLibrary } from '@diy/contract/ai-images/ai-images';
import { listImageCategories } from '@diy/contract/images/images';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { useReloadAi } from '../use-ai-groups.ts';

/** Images saved per call: each is decoded once more on the way. */
const SAVED_AT_ONCE = 8;
const SAVE_TIMEOUT_MS = 120_000;

/** Categories of the image library. */
export function useLibraryCategories() {
  return useQuery({
    queryKey: [...queryKeys.images, 'categories'],
    queryFn: ({ signal }) => call(listImageCategories, {}, { signal, quiet: true }),
  });
}

/** Puts generated images into the library; returns the library images' ids in the order given. */
export function useSaveToLibrary() {
  const { t } = useTranslation('ai-images');
  const queries = useQueryClient();
  const reload = useReloadAi();
  return useMutation({
    mutationFn: async ({ ids, categoryId }: { ids: string[]; categoryId: string }) => {
      const saved: string[] = [];
      const problems: string[] = [];
      for (let at = 0; at < ids.length; at += SAVED_AT_ONCE) {
        const part = { ids: ids.slice(at, at + SAVED_AT_ONCE), tid: categoryId };
        const { list, refused } = await call(saveToLibrary, part, { timeoutMs: SAVE_TIMEOUT_MS });
        saved.push(...list.map((image) => image.image_id));
        problems.push(...refused.map(({ msg }) => msg));
      }
      return { saved, problems };
    },
    onSuccess: ({ problems }) => {
      if (problems[0]) notify.error(t('notSaved', { count: problems.length, reason: problems[0] }));
    },
    // Also after a failure: what was saved before it is in the library.
    onSettled: () =>
      Promise.all([
        reload(),
        queries.invalidateQueries({ queryKey: queryKeys.images }),
        queries.invalidateQueries({ queryKey: queryKeys.profile }),
      ]),
  });
}
