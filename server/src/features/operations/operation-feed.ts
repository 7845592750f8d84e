import { listen, type Subscription } from '../../platform/database/listen.ts';
import type { Services } from '../../platform/services.ts';
import { findOperations, type OperationRow } from './operations.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'log'>;

type Listener = (rows: OperationRow[]) => void;

/** Changes that arrive within this time are read together: a batch reports hundreds of steps a second. */
const COLLECT_MS = 150;

/** Notifies the event streams of this process of changed operations. */
export interface OperationFeed {
  /** Calls `listener` with changed rows of the owner; `onGap` when some may have been missed. Returns the undo. */
  subscribe(ownerId: string, listener: Listener, onGap: () => void): () => void;
  close(): Promise<void>;
}

/** One LISTEN connection for all streams of the process, opened by the first of them. */
export function createOperationFeed(services: Needs): OperationFeed {
  const listeners = new Map<string, Set<{ listener: Listener; onGap: () => void }>>();
  const changed = new Map<string, Set<string>>();
  let subscription: Subscription | null = null;
  let timer: NodeJS.Timeout | null = null;

  const flush = async () => {
    timer = null;
    const batch = [...changed];
    changed.clear();
    for (const [ownerId, ids] of batch) {
      try {
        const rows = await findOperations(services.db, ownerId, [...ids]);
        for (const { listener } of listeners.get(ownerId) ?? []) listener(rows);
      } catch (error) {
        services.log.warn({ error: (error as Error).message }, 'operation changes could not be read');
        for (const { onGap } of listeners.get(ownerId) ?? []) onGap();
      }
    }
  };
  const onMessage = (payload: string) => {
    const [ownerId = '', id = ''] = payload.split(' ');
    if (!listeners.has(ownerId)) return;
    changed.set(ownerId, (changed.get(ownerId) ?? new Set()).add(id));
    timer ??= setTimeout(() => void flush(), COLLECT_MS);
  };
  const onConnect = () => {
    for (const streams of listeners.values()) for (const { onGap } of streams) onGap();
  };

  return {
    subscribe(ownerId, listener, onGap) {
      const { log, config } = services;
      subscription ??= listen({ url: config.databaseUrl, channel: 'operations', log, onConnect }, onMessage);
      const entry = { listener, onGap };
      const streams = listeners.get(ownerId) ?? new Set();
      listeners.set(ownerId, streams.add(entry));
      return () => {
        streams.delete(entry);
        if (streams.size === 0 && listeners.get(ownerId) === streams) listeners.delete(ownerId);
      };
    },
    async close() {
      if (timer) clearTimeout(timer);
      await subscription?.stop();
    },
  };
}
