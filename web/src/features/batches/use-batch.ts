import { getBatch } from '@diy/contract/batches/batches';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** Interval at which progress is fetched while a batch runs. */
const WATCH_MS = 3000;
const AT_WORK = ['planning', 'sampling', 'running'];

/** One batch with its settings; nothing for null. */
export function useBatch(id: string | null) {
  return useQuery({
    queryKey: [...queryKeys.batches, 'item', id],
    queryFn: ({ signal }) => call(getBatch, { id: id ?? '' }, { quiet: true, handlesRefusal: true, signal }),
    enabled: id !== null,
    refetchInterval: (query) => (AT_WORK.includes(query.state.data?.state ?? '') ? WATCH_MS : false),
  });
}
