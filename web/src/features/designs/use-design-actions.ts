import { copyDesign, deleteDesigns, restoreDesigns, retryRender } from '@diy/contract/designs/designs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notifications.ts';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** Actions for saved designs in their list; deleting can be undone for 30 days, and at once in the toast. */
export function useDesignActions() {
  const { t } = useTranslation('designs');
  const queries = useQueryClient();
  const reload = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.designs }),
      queries.invalidateQueries({ queryKey: queryKeys.profile }),
    ]);
  const restore = useMutation({
    mutationFn: (ids: string[]) => call(restoreDesigns, { ids }),
    onSuccess: reload,
  });
  const remove = useMutation({
    mutationFn: (ids: string[]) => call(deleteDesigns, { ids }),
    onSuccess: async ({ deleted }, ids) => {
      notify.undo(t('deleted', { count: deleted }), () => restore.mutate(ids));
      await reload();
    },
  });
  const copy = useMutation({
    // One after the other: the copies then stand in the order of their originals.
    mutationFn: async (ids: string[]) => {
      for (const id of ids) await call(copyDesign, { id });
      return ids.length;
    },
    onSuccess: (count) => notify.hint(t('copied', { count })),
    onSettled: reload,
  });
  const retry = useMutation({
    mutationFn: (ids: string[]) => call(retryRender, { ids }),
    onSettled: reload,
  });
  return { remove, copy, retry };
}
