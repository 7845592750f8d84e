import { listReview } from '@diy/contract/orders/order-review';
import { MAX_LIMIT } from '@diy/contract/paging';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { prefetchAhead } from './prefetch-ahead.ts';
import { itemQuery, listKey, prefetchLine, type ReviewQueue, reviewFilterOf } from './review-queries.ts';
import { useDecisions } from './use-decisions.ts';

/** Lines fetched before they are shown, drawings included, and how many at once: a key held down goes through them as well. */
const AHEAD = 8;
const AT_ONCE = 3;
const CHECKING_MS = 3_000;

/**
 * The queue, the line that is shown, and what is decided. `id`: the line that the address names; `go` puts another one there.
 */
export function useReview(queue: ReviewQueue, id: string | null, go: (id: string | null) => void) {
  const queries = useQueryClient();
  const input = { ...reviewFilterOf(queue), content: queue.content, limit: MAX_LIMIT };
  const list = useQuery({
    queryKey: listKey(queue),
    queryFn: ({ signal }) => call(listReview, input, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => ((query.state.data?.checking ?? 0) > 0 ? CHECKING_MS : false),
  });
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const rows = list.data?.list;
  const waiting = useMemo(
    () => (rows ?? []).map((row) => row.id).filter((one) => !decided.has(one)),
    [rows, decided],
  );
  const left = Math.max(0, (list.data?.rowCount ?? 0) - ((rows ?? []).length - waiting.length));
  const current = id !== null && !decided.has(id) ? id : (waiting[0] ?? null);
  const item = useQuery({ ...itemQuery(queue, current ?? ''), enabled: current !== null });

  const prefetch = useMemo(
    () => prefetchAhead((one) => prefetchLine(queries, queue, one), AT_ONCE),
    [queries, queue],
  );
  useEffect(() => {
    const at = waiting.indexOf(current ?? '');
    prefetch(waiting.slice(at + 1, at + 1 + AHEAD));
  }, [prefetch, waiting, current]);

  const { refetch, isFetching, isError } = list;
  const [sending] = useState(() => new Set<string>());
  // More lines wait than one page of them holds: the next page is there before this one ends.
  // Where it could not be read, the screen says so and a person tries again.
  const isShort = rows !== undefined && waiting.length <= AHEAD && left > waiting.length;
  const isRunningOut = isShort && !isFetching && !isError;
  const readOn = useEffectEvent(() => {
    // What the server knows to be decided is in no later list, unless it waits again.
    const settled = new Set([...decided].filter((one) => !sending.has(one)));
    void refetch().then(({ isSuccess }) => {
      // A list that could not be read is the old one, in which they still wait.
      if (isSuccess) setDecided((now) => new Set([...now].filter((one) => !settled.has(one))));
    });
  });
  useEffect(() => {
    if (isRunningOut) readOn();
  }, [isRunningOut]);

  const step = useCallback(
    (by: 1 | -1) => {
      if (waiting.length === 0) return;
      const at = waiting.indexOf(current ?? '');
      const next = at === -1 ? 0 : (at + by + waiting.length) % waiting.length;
      go(waiting[next] ?? null);
    },
    [waiting, current, go],
  );
  const decisions = useDecisions({ queue, waiting, go, setDecided, sending, refetch });
  const position = current === null ? 0 : waiting.indexOf(current) + 1;
  return { list, item, current, left, position, step, ...decisions };
}

export type Review = ReturnType<typeof useReview>;
