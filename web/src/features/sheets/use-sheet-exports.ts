import { deleteSheetExports, listSheetExports } from '@diy/contract/sheets/sheets-exports';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

const WATCH_MS = 2_000;
export const EXPORTS_LIMIT = 10;

/** One page of exports; looks again while one of them is being made. */
export function useSheetExports(p: number) {
  return useQuery({
    queryKey: [...queryKeys.sheets, 'exports', p],
    queryFn: ({ signal }) => call(listSheetExports, { p, limit: EXPORTS_LIMIT }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) =>
      query.state.data?.list.some(({ state }) => state === 'queued' || state === 'running')
        ? WATCH_MS
        : false,
  });
}

/** Deletes exports with their files; the designs can be exported again. */
export function useDeleteSheetExports() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => call(deleteSheetExports, { ids }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.sheets }),
  });
}
