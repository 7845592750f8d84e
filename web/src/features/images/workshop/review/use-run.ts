import { getImageWork, type ImageWork, startImageWork, type WorkItem } from '@diy/contract/images/image-work';
import { cancelOperation } from '@diy/contract/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { recordStartedHere } from '../../../../shared/operations/started-in-this-tab.ts';
import { useReloadImages } from '../../library/use-image-actions.ts';

const POLL_MS = 1000;
/** A run of hundreds has a long response, which need not come each second. */
const LONG_POLL_MS = 3000;
const LONG = 100;

/** Whether pictures of the run are still to come. */
export const isRunning = ({ state }: Pick<ImageWork, 'state'>): boolean =>
  state === 'queued' || state === 'running';

const runQueryKey = (id: string) => ['image-work', id];

/** Polls a run of the workshop while it works; `stop` cancels it, `retry` starts another run of some of its pictures. */
export function useRun(id: string, onRestarted: (workId: string) => void) {
  const queries = useQueryClient();
  const reload = useReloadImages();
  const query = useQuery({
    queryKey: runQueryKey(id),
    queryFn: ({ signal }) => call(getImageWork, { id }, { quiet: true, signal }),
    refetchInterval: ({ state: { data } }) => {
      if (!data || !isRunning(data)) return false;
      return data.total > LONG ? LONG_POLL_MS : POLL_MS;
    },
  });
  const reread = () => queries.invalidateQueries({ queryKey: runQueryKey(id) });
  const work = query.data;
  const isOver = work !== undefined && !isRunning(work);
  // Reloads the library when the run ends, for its results, and when the person leaves, without the discarded ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the run ends and when its results are left
  useEffect(() => {
    if (!isOver) return;
    void reload();
    return () => void reload();
  }, [isOver, id]);
  const stop = useMutation({ mutationFn: () => call(cancelOperation, { id }), onSettled: reread });
  const retry = useMutation({
    mutationFn: (items: readonly WorkItem[]) => {
      const { steps, title, target_tid: categoryId } = work!;
      const place = categoryId === null ? {} : { target_tid: categoryId };
      return call(startImageWork, { ids: items.map(({ image }) => image.id), steps, title, ...place });
    },
    onSuccess: (started) => {
      recordStartedHere(started.work);
      if (started.work) onRestarted(started.work.id);
    },
  });
  return { work, error: query.error, refetch: query.refetch, reread, stop, retry };
}

export type Run = ReturnType<typeof useRun>;
