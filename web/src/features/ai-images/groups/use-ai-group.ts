import type { GeneratedImage } from '@diy/contract/ai-images/ai-image-shapes';
import {
  cancelGeneration,
  deleteAiGroups,
  generateAgain,
  getAiGroup,
  restoreAiGroups,
  retryGeneration,
  textToImage,
  updateAiGroup,
} from '@diy/contract/ai-images/ai-images';
import type { DataOf, InputOf } from '@diy/contract/endpoint';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { call } from '../../../shared/api/call.ts';
import { type AttemptKey, useAttemptKey } from '../../../shared/operations/attempt-key.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { LIVE_MS, useReloadAi } from '../use-ai-groups.ts';

/** Images on one page of a group. */
export const IMAGES_PER_PAGE = 48;

/** Which images of a group are listed. */
export type StateFilter = GeneratedImage['state'] | 'all';

/** A group with one page of its images; fetched again while one is on its way. */
export function useAiGroup(id: string, p: number, state: StateFilter) {
  return useQuery({
    queryKey: [...queryKeys.aiGroups, 'item', id, { p, state }],
    queryFn: ({ signal }) =>
      call(getAiGroup, { id, p, limit: IMAGES_PER_PAGE, state }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      const counts = data?.ai_group.counts;
      return counts && counts.queued + counts.running > 0 ? LIVE_MS : false;
    },
  });
}

/** What can be done in one group. */
export function useAiGroupCommands(id: string) {
  const { t } = useTranslation('ai-images');
  const onSuccess = useReloadAi();
  const runKey = useAttemptKey();
  const run = useMutation({
    mutationFn: (input: Omit<InputOf<typeof textToImage>, 'id'>) =>
      startOnce(runKey, textToImage, { id, ...input }),
    onSuccess,
  });
  const againKey = useAttemptKey();
  /** Generates images again: those of the ids, or the newest run where there are none. */
  const again = useMutation({
    mutationFn: (ids: string[] | null) =>
      startOnce(againKey, generateAgain, { id, ...(ids ? { image_ids: ids } : {}) }),
    onSuccess,
  });
  const cancel = useMutation({ mutationFn: () => call(cancelGeneration, { id }), onSuccess });
  /** Tries again the images of these ids, or all that failed if there are none. */
  const retry = useMutation({
    mutationFn: (ids: string[] | null) => call(retryGeneration, ids ? { image_ids: ids } : { id }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: (part: Omit<InputOf<typeof updateAiGroup>, 'id'>) => call(updateAiGroup, { id, ...part }),
    onSuccess,
  });
  const restore = useMutation({
    mutationFn: (ids: string[]) => call(restoreAiGroups, { image_ids: ids }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (ids: string[]) => call(deleteAiGroups, { image_ids: ids }),
    onSuccess: (_, ids) => {
      notify.undo(t('imagesDeleted', { count: ids.length }), () => restore.mutate(ids));
      return onSuccess();
    },
  });
  return { run, again, cancel, retry, change, remove };
}

/** Starts a run that may be paid for: pressed again after a lost response it is the same run. */
async function startOnce<E extends typeof textToImage | typeof generateAgain>(
  key: AttemptKey,
  endpoint: E,
  input: InputOf<E>,
): Promise<DataOf<E>> {
  const started = await call(endpoint, { ...input, idempotency_key: key.of(input) });
  key.clear();
  return started;
}
