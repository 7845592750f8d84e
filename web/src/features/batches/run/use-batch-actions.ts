import { decideBatchCells, MAX_DECIDED_CELLS } from '@diy/contract/batches/batch-cells';
import {
  appendToBatch,
  cancelBatch,
  deleteBatches,
  pauseBatch,
  restoreBatches,
  resumeBatch,
  retryBatch,
  startBatch,
} from '@diy/contract/batches/batches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';

const LISTS = [queryKeys.batches, queryKeys.designs, queryKeys.operations, queryKeys.profile];
/** Everything that is done with a saved batch. */
export function useBatchActions(id: string) {
  const { t } = useTranslation('batches');
  const queries = useQueryClient();
  const reload = () => Promise.all(LISTS.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const control = useMutation({
    mutationFn: async (what: 'start' | 'pause' | 'resume' | 'cancel') => {
      if (what === 'start') await call(startBatch, { id });
      else if (what === 'resume') await call(resumeBatch, { id });
      else await call(what === 'pause' ? pauseBatch : cancelBatch, { id });
    },
    onSettled: reload,
  });
  const retry = useMutation({
    mutationFn: (keys: string[] | null) => call(retryBatch, keys ? { id, keys } : { id }),
    onSuccess: ({ retried }) => notify.hint(t('retried', { count: retried })),
    onSettled: reload,
  });
  const decide = useMutation({
    mutationFn: async ({
      keys,
      decision,
    }: {
      keys: string[];
      decision: 'approved' | 'rejected' | 'none';
    }) => {
      let changed = 0;
      for (let at = 0; at < keys.length; at += MAX_DECIDED_CELLS) {
        const response = await call(decideBatchCells, {
          id,
          keys: keys.slice(at, at + MAX_DECIDED_CELLS),
          decision,
        });
        changed += response.changed;
      }
      return changed;
    },
    onSuccess: (count, { decision }) => notify.hint(t(`decided.${decision}`, { count })),
    onSettled: reload,
  });
  const append = useMutation({
    mutationFn: (imageIds: string[]) => call(appendToBatch, { id, image_ids: imageIds }),
    onSuccess: ({ added }) => notify.hint(t('appended', { count: added })),
    onSettled: reload,
  });
  return { control, retry, decide, append };
}

/** Deletes batches, with or without their designs; undone by the toast. */
export function useDeleteBatches(onDeleted?: () => void) {
  const { t } = useTranslation('batches');
  const queries = useQueryClient();
  const reload = () => Promise.all(LISTS.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const restore = useMutation({
    mutationFn: (ids: string[]) => call(restoreBatches, { ids }),
    onSettled: reload,
  });
  return useMutation({
    mutationFn: ({ ids, withDesigns }: { ids: string[]; withDesigns: boolean }) =>
      call(deleteBatches, { ids, with_designs: withDesigns }),
    onSuccess: async ({ deleted, designs }, { ids }) => {
      const text =
        designs > 0 ? t('deletedWith', { count: deleted, designs }) : t('deleted', { count: deleted });
      notify.undo(text, () => restore.mutate(ids));
      onDeleted?.();
      await reload();
    },
  });
}
