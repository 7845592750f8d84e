import { deleteImages, moveImages, restoreImages } from '@diy/contract/images';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { notify } from '../../lib/notifications.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Reloads whatever shows library images or counts them. */
export function useReloadImages(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.images }),
      queries.invalidateQueries({ queryKey: queryKeys.profile }),
    ]);
}

/** Deleting (with undo) and moving library images. */
export function useImageActions() {
  const { t } = useTranslation('images');
  const reload = useReloadImages();
  const restore = useMutation({
    mutationFn: (ids: string[]) => call(restoreImages, { ids }),
    onSuccess: reload,
  });
  const remove = useMutation({
    mutationFn: (ids: string[]) => call(deleteImages, { ids }),
    onSuccess: async ({ deleted }, ids) => {
      notify.undo(t('deleted', { count: deleted }), () => restore.mutate(ids));
      await reload();
    },
  });
  const move = useMutation({
    mutationFn: ({ ids, tid }: { ids: string[]; tid: string; name: string }) =>
      call(moveImages, { ids, tid }),
    onSuccess: async ({ moved }, { name }) => {
      notify.hint(t('moved', { count: moved, name }));
      await reload();
    },
  });
  return { remove, move };
}
