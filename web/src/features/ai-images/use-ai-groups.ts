import {
  deleteAiGroups,
  listAiCategories,
  listAiGroups,
  listAiProviders,
  restoreAiGroups,
  updateAiGroup,
  updateAiGroups,
} from '@diy/contract/ai-images/ai-images';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notifications.ts';
import type { ListState } from '../../lib/use-list-state.ts';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';
import type { NewGroup } from './groups/new-group-dialog.tsx';

/** How often running work is fetched, in milliseconds. */
export const LIVE_MS = 1500;

/** One page of AI groups; fetched again while one of them is at work. */
export function useAiGroups({ p, limit, content, filter }: ListState) {
  return useQuery({
    queryKey: [...queryKeys.aiGroups, { p, limit, content, filter }],
    queryFn: ({ signal }) =>
      call(listAiGroups, { p, limit, content, type_id: filter }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ counts }) => counts.queued + counts.running > 0) ? LIVE_MS : false,
  });
}

/** Categories with counts. */
export function useAiCategories() {
  return useQuery({
    queryKey: [...queryKeys.aiGroups, 'categories'],
    queryFn: ({ signal }) => call(listAiCategories, {}, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
}

/** What can make images here; it changes only with the server's settings. */
export function useAiProviders() {
  return useQuery({
    queryKey: [...queryKeys.aiGroups, 'providers'],
    queryFn: ({ signal }) => call(listAiProviders, {}, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Reloads whatever shows AI groups or counts them. */
export function useReloadAi(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKeys.aiGroups });
}

/** Creating groups; deleting and moving them, both with undo. */
export function useAiGroupActions() {
  const { t } = useTranslation('ai-images');
  const reload = useReloadAi();
  const create = useMutation({
    mutationFn: (input: NewGroup) => call(updateAiGroup, input),
    onSuccess: reload,
  });
  const restore = useMutation({
    mutationFn: (ids: string[]) => call(restoreAiGroups, { ids }),
    onSuccess: reload,
  });
  const remove = useMutation({
    mutationFn: (ids: string[]) => call(deleteAiGroups, { ids }),
    onSuccess: (_, ids) => {
      notify.undo(t('groupsDeleted', { count: ids.length }), () => restore.mutate(ids));
      return reload();
    },
  });
  const moveBack = useMutation({
    mutationFn: async (from: { type_id: string; ids: string[] }[]) => {
      for (const one of from) await call(updateAiGroups, one);
    },
    onSettled: reload,
  });
  const move = useMutation({
    mutationFn: async ({ ids, categoryId }: { ids: string[]; categoryId: string; name: string }) => {
      const { from } = await call(updateAiGroups, { ids, type_id: categoryId });
      return from.filter((one) => one.type_id !== categoryId);
    },
    onSuccess: (from, { name }) => {
      const count = from.reduce((sum, one) => sum + one.ids.length, 0);
      if (count > 0) notify.undo(t('groupsMoved', { count, name }), () => moveBack.mutate(from));
      return reload();
    },
  });
  return { create, remove, move };
}
