import { listBatchCells, listBatchChanges } from '@diy/contract/batches/batch-cells';
import type { BatchItem } from '@diy/contract/batches/batches';
import type { Operation } from '@diy/contract/operations';
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { type CellPage, mergeChanges } from './merge-changes.ts';

/** Interval of polling while no live events arrive. */
const POLL_MS = 3000;
export const CELLS_PER_PAGE = 60;

/** Which cells of a batch are shown. */
export interface CellFilter {
  p: number;
  content: string;
  state: 'all' | 'waiting' | 'queued' | 'running' | 'done' | 'failed' | 'skipped';
  worst: 'all' | 'none' | 'info' | 'warning' | 'error';
  decision: 'all' | 'none' | 'approved' | 'rejected';
}

/** One page of a batch's cells that fills in as they finish: by the live feed of operations, else every 3 s. */
export function useBatchCells(id: string, batch: BatchItem | undefined, filter: CellFilter) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: [...queryKeys.batches, 'cells', id, filter],
    queryFn: ({ signal }) =>
      call(listBatchCells, { id, ...filter, limit: CELLS_PER_PAGE }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
  const state = batch?.state;
  const isLive = state === 'planning' || state === 'sampling' || state === 'running';
  const stamp = useOperationStamp(batch?.operation_id ?? null);
  const key = JSON.stringify(filter);
  const isAsking = useRef(false);
  const hasNews = useRef(false);

  const follow = useCallback(async () => {
    const queryKey = [...queryKeys.batches, 'cells', id, JSON.parse(key)];
    hasNews.current = true;
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      for (;;) {
        hasNews.current = false;
        const page = queries.getQueryData<CellPage>(queryKey);
        if (!page) return;
        const changes = await call(listBatchChanges, { id, cursor: page.cursor }, { quiet: true });
        queries.setQueryData<CellPage>(queryKey, (now) => now && mergeChanges(now, changes));
        queries.setQueryData<BatchItem>([...queryKeys.batches, 'item', id], (now) =>
          now ? { ...now, state: changes.state, counts: changes.counts } : now,
        );
        if (!changes.more && !hasNews.current) return;
      }
    } catch {
      // The next report or poll asks again; the page says itself when the network is gone.
    } finally {
      isAsking.current = false;
    }
  }, [queries, id, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stamp is the news
  useEffect(() => {
    void follow();
  }, [stamp, follow]);
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => void follow(), POLL_MS);
    return () => clearInterval(timer);
  }, [isLive, follow]);
  // Cells planned meanwhile belong to no page yet, and ended ones may no longer match, so the page is loaded again.
  const settled = useRef(state);
  useEffect(() => {
    if (settled.current !== undefined && settled.current !== state) {
      void queries.invalidateQueries({ queryKey: [...queryKeys.batches, 'cells', id] });
    }
    settled.current = state;
  }, [state, queries, id]);
  const isEmptyAtStart = isLive && query.data?.list.length === 0;
  useEffect(() => {
    if (!isEmptyAtStart) return;
    const timer = setInterval(() => void query.refetch(), POLL_MS / 3);
    return () => clearInterval(timer);
  }, [isEmptyAtStart, query.refetch]);
  return query;
}

/** When the batch's operation last changed, as far as this tab knows; the tray keeps the list up to date. */
function useOperationStamp(operationId: string | null): string {
  const { data } = useQuery<Operation[]>({ queryKey: queryKeys.operations, queryFn: skipToken });
  return data?.find((operation) => operation.id === operationId)?.updated_at ?? '';
}
