import { followOperations, type Operation, operation as operationSchema } from '@diy/contract/operations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { globalConfig } from '../../lib/browser/global-config.ts';
import { acceptLanguage, currentLocale } from '../../lib/text/locale.ts';
import { readEventStream } from '../../shared/api/read-event-stream.ts';
import { isAnyAwaited, isAwaited } from '../../shared/operations/auto-download.ts';
import { readToken } from '../../shared/session/session.ts';
import { isOpen, justEnded, mergeOperation, operationsQuery } from './operations-query.ts';

const POLL_OPEN_MS = 2_000;
const POLL_IDLE_MS = 20_000;
const RECONNECT_MS = 5_000;

/**
 * The account's long work, live: by server-sent events, and by polling while the stream is down. `onFinished` is called
 * with every operation that ends while the page is open.
 */
export function useLiveOperations(onFinished: (operation: Operation) => void): Operation[] {
  const queries = useQueryClient();
  const [isStreaming, setStreaming] = useState(false);
  const { data } = useQuery({
    ...operationsQuery,
    refetchInterval: (query) => {
      if (isStreaming) return false;
      return query.state.data?.some(isOpen) ? POLL_OPEN_MS : POLL_IDLE_MS;
    },
  });
  useEffect(() => {
    const abort = new AbortController();
    void keepStreaming(abort.signal, setStreaming, (news) => {
      if (!news) return queries.invalidateQueries(operationsQuery);
      queries.setQueryData(operationsQuery.queryKey, (list) => mergeOperation(list ?? [], news));
    });
    return () => abort.abort();
  }, [queries]);
  useEffect(() => {
    // Begins with the cached list, so that a new `onFinished` still knows which operations were open.
    let before: readonly Operation[] = queries.getQueryData(operationsQuery.queryKey) ?? [];
    return queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.query.queryKey[0] !== operationsQuery.queryKey[0] || event.query.queryKey.length > 1) return;
      const list = (event.query.state.data ?? []) as Operation[];
      const ended = justEnded(before, list, isAwaited);
      before = list;
      for (const operation of ended) onFinished(operation);
    });
  }, [queries, onFinished]);
  return data ?? [];
}

async function keepStreaming(
  signal: AbortSignal,
  setStreaming: (is: boolean) => void,
  onNews: (news: Operation | null) => void,
): Promise<void> {
  while (!signal.aborted) {
    await untilVisible(signal);
    const connection = openWhileVisible(signal);
    try {
      const headers = {
        Authorization: `Basic ${readToken() ?? ''}`,
        'Accept-Language': acceptLanguage(currentLocale()),
      };
      const url = `${globalConfig().apiBase}${followOperations.path}`;
      await readEventStream(url, headers, connection.signal, (event) => {
        setStreaming(true);
        if (event.event === 'operation') onNews(readOperation(event.data));
      });
    } catch {
      // The stream is an extra; polling carries on until it is back.
    }
    connection.close();
    setStreaming(false);
    if (isVisible()) await pause(RECONNECT_MS, signal);
  }
}

/**
 * A tab in the background closes its stream: over HTTP/1.1 a browser has six connections for all tabs together, and
 * the seventh tab would wait forever. One that waits for a file keeps it.
 */
const isVisible = () => document.visibilityState === 'visible' || isAnyAwaited();

function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const check = () => {
      if (!isVisible() && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      done();
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
    check();
  });
}

function openWhileVisible(signal: AbortSignal): { signal: AbortSignal; close(): void } {
  const left = new AbortController();
  const check = () => isVisible() || left.abort();
  document.addEventListener('visibilitychange', check);
  return {
    signal: AbortSignal.any([signal, left.signal]),
    close: () => document.removeEventListener('visibilitychange', check),
  };
}

/** The operation an event carries; null = only "something changed". */
function readOperation(data: string): Operation | null {
  try {
    return operationSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
