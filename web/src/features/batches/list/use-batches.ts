import { listBatches } from '@diy/contract/batches/batches';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListState } from '../../../lib/use-list-state.ts';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';

const WATCH_MS = 3000;
const AT_WORK = ['planning', 'sampling', 'running'];

/** One page of batches; looks again while one of them is at work. */
export function useBatches({ p, limit, content }: ListState) {
  return useQuery({
    queryKey: [...queryKeys.batches, 'list', { p, limit, content }],
    queryFn: ({ signal }) => call(listBatches, { p, limit, content }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) =>
      query.state.data?.list.some(({ state }) => AT_WORK.includes(state)) ? WATCH_MS : false,
  });
}
