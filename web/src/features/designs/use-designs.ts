import { type DesignRow, listDesigns } from '@diy/contract/designs/designs';
import { MAX_IDS, MAX_LIMIT } from '@diy/contract/paging';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListState } from '../../lib/use-list-state.ts';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** While pictures of a shown design are being drawn, the page fetches them again after this time. */
const WATCH_MS = 3_000;

/** One page of saved designs; `batchId` narrows to one batch. */
export function useDesigns({ p, limit, content, filter }: ListState, batchId: string | null) {
  const input = { p, limit, content, pid: filter, ...(batchId ? { piliang_id: batchId } : {}) };
  return useQuery({
    queryKey: [...queryKeys.designs, input],
    queryFn: ({ signal }) => call(listDesigns, input, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.list.some(isDrawing) ? WATCH_MS : false),
  });
}

function isDrawing(row: Pick<DesignRow, 'render'>): boolean {
  return row.render.state === 'queued' || row.render.state === 'running';
}

/** Ids of all designs that match, newest first, at most 1000. */
export async function fetchMatchingIds(
  { content, filter }: ListState,
  batchId: string | null,
): Promise<string[]> {
  const ids: string[] = [];
  for (let p = 1; ids.length < MAX_IDS; p += 1) {
    const batch = batchId ? { piliang_id: batchId } : {};
    const page = await call(listDesigns, { p, limit: MAX_LIMIT, content, pid: filter, ...batch });
    ids.push(...page.list.map((row) => row.id));
    if (p >= page.totalPage) break;
  }
  return ids.slice(0, MAX_IDS);
}
