import { type DownloadRow, deleteDownloads, listDownloads } from '@diy/contract/downloads';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListState } from '../../lib/use-list-state.ts';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

const WATCH_MS = 2_000;

export function isPacking(row: Pick<DownloadRow, 'state'>): boolean {
  return row.state === 'queued' || row.state === 'running';
}

/** One page of downloads; looks again while one of them is being packed. */
export function useDownloads({ p, limit, content }: ListState) {
  return useQuery({
    queryKey: [...queryKeys.downloads, { p, limit, content }],
    queryFn: ({ signal }) => call(listDownloads, { p, limit, content }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.list.some(isPacking) ? WATCH_MS : false),
  });
}

/** Deletes downloads with their files; this cannot be undone, but the designs can be packed again. */
export function useDeleteDownloads() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => call(deleteDownloads, { ids }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.downloads }),
        queries.invalidateQueries({ queryKey: queryKeys.profile }),
      ]),
  });
}
