import type { DataOf } from '@diy/contract/endpoint';
import { imageUsage } from '@diy/contract/images/image-details';
import { deleteImages, moveImages, renameImages, restoreImages } from '@diy/contract/images/images';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { IDS_PER_CALL, inChunks } from './in-chunks.ts';

/** Where images were before they were moved. */
type Moved = DataOf<typeof moveImages>['from'][number];

/** Reloads whatever shows library images or counts them. */
export function useReloadImages(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.images }),
      queries.invalidateQueries({ queryKey: queryKeys.profile }),
    ]);
}

/** Deleting and moving (both with undo) and renaming library images. */
export function useImageActions() {
  const { t } = useTranslation('images');
  const reload = useReloadImages();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const abort = useRef<AbortController>(null);
  /** Sends ids in as many calls as they need. When one call is not enough, a bar shows how far it is and can stop it. */
  const many = async (ids: readonly string[], send: (some: string[]) => Promise<unknown>) => {
    abort.current = new AbortController();
    const total = ids.length;
    if (total > IDS_PER_CALL) setProgress({ done: 0, total });
    try {
      const onProgress = (done: number) => total > IDS_PER_CALL && setProgress({ done, total });
      return await inChunks(ids, send, { onProgress, signal: abort.current.signal });
    } finally {
      setProgress(null);
      await reload();
    }
  };
  const restore = useMutation({
    mutationFn: (ids: readonly string[]) => many(ids, (some) => call(restoreImages, { ids: some })),
  });
  const remove = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const usage =
        ids.length > IDS_PER_CALL
          ? null
          : await call(imageUsage, { ids: [...ids] }, { quiet: true }).catch(() => null);
      return { done: await many(ids, (some) => call(deleteImages, { ids: some })), usage };
    },
    onSuccess: ({ done, usage }) => {
      const count = done.length;
      const text = usage?.total
        ? t('deletedUsed', { count, used: usage.used_images, designs: usage.total })
        : t('deleted', { count });
      notify.undo(text, () => restore.mutate(done));
    },
  });
  const moveBack = useMutation({
    mutationFn: async (from: Moved[]) => {
      for (const { tid: categoryId, ids } of from)
        await many(ids, (some) => call(moveImages, { ids: some, tid: categoryId }));
    },
  });
  const move = useMutation({
    mutationFn: async ({ ids, categoryId }: { ids: readonly string[]; categoryId: string; name: string }) => {
      const from: Moved[] = [];
      await many(ids, async (some) => {
        const moved = await call(moveImages, { ids: some, tid: categoryId });
        from.push(...moved.from.filter((one) => one.tid !== categoryId));
      });
      return from;
    },
    onSuccess: (from, { name }) => {
      const count = from.reduce((sum, one) => sum + one.ids.length, 0);
      if (count > 0) notify.undo(t('moved', { count, name }), () => moveBack.mutate(from));
    },
  });
  const rename = useMutation({
    mutationFn: (input: { id: string; name: string }) => call(renameImages, input),
    onSuccess: reload,
  });
  return { remove, move, rename, progress, stop: () => abort.current?.abort() };
}
