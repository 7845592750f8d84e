import pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { readDatabaseUrl } from './database-address.ts';

const LONGEST_PAUSE_MS = 2000;

/** A running subscription; `stop` closes its connection. */
export interface Subscription {
  stop(): Promise<void>;
}

/**
 * Listens to a NOTIFY channel on a separate connection, and connects again after a break. `onConnect` runs
 * whenever listening begins: messages before it may have been missed.
 */
export function listen(
  options: { url: string; channel: string; log: Logger; onConnect?(): void },
  onMessage: (payload: string) => void,
): Subscription {
  let stopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let pauseMs = 100;
  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: readDatabaseUrl(options.url, options.log),
      application_name: 'diy-listen',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    client = fresh;
    let broken = false;
    const onBreak = () => {
      if (broken) return;
      broken = true;
      void fresh.end().catch(() => undefined);
      if (stopped) return;
      timer = setTimeout(() => void connect(), pauseMs);
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
    };
    fresh.on('error', onBreak);
    fresh.on('end', onBreak);
    fresh.on('notification', (message) => onMessage(message.payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(options.channel)}`);
      pauseMs = 100;
      options.onConnect?.();
    } catch (error) {
      options.log.warn(
        { channel: options.channel, error: (error as Error).message },
        'cannot listen, trying again',
      );
      onBreak();
    }
  };
  void connect();
  return {
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
