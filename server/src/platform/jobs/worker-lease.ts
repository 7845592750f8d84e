import pg from 'pg';
import { readDatabaseUrl } from '../database/database-address.ts';
import type { Logger } from '../logging/logger.ts';

/** First half of the advisory lock's key; the second is a hash of the worker's id. */
export const LEASE_CLASS = 815_003;

const RETRY_MS = 250;
/** How often the connection is tried: a network that drops packets would look like a healthy connection. */
const CHECK_MS = 1000;
const CHECK_TIMEOUT_MS = 3000;
/** Shorter than the two sweeps after which other workers take over. */
const GRACE_MS = 1500;

/** Proves to the other workers that this one is alive. */
export interface WorkerLease {
  /** Resolves when the lease is held; at once if it is. Rejects after `stopWaiting`. */
  whenHeld(): Promise<void>;
  /** Aborted when the lease has been lost for 1.5 s, before others may run this worker's jobs. */
  signal(): AbortSignal;
  /** Ends all waits for the lease. */
  stopWaiting(): void;
  /** Releases the lease; from then on others may take this worker's jobs. */
  release(): Promise<void>;
}

/**
 * Holds a session advisory lock named after the worker on a separate connection, and takes it again after a break.
 * PostgreSQL releases it the moment the process or the connection dies: no clock is involved.
 */
export function holdLease(url: string, workerId: () => string, log: Logger): WorkerLease {
  let released = false;
  let client: pg.Client | null = null;
  let abort = new AbortController();
  let grace: NodeJS.Timeout | undefined;
  let held = deferred();
  let stopWaiting: (error: Error) => void;
  const stopped = new Promise<never>((_, reject) => {
    stopWaiting = reject;
  });
  stopped.catch(() => undefined);

  const lose = (why: string) => {
    if (!held.done) return;
    held = deferred();
    grace = setTimeout(() => abort.abort(new Error(`the worker lost its lease: ${why}`)), GRACE_MS);
    if (!released) log.warn({ why }, 'worker lease lost');
  };
  const keep = async () => {
    while (!released) {
      const fresh = new pg.Client({
        connectionString: readDatabaseUrl(url, log),
        application_name: 'diy-worker-lease',
        keepAlive: true,
        connectionTimeoutMillis: 3000,
        query_timeout: CHECK_TIMEOUT_MS,
      });
      client = fresh;
      const broken = new Promise<string>((done) => {
        fresh.on('error', (error) => done(error.message));
        fresh.on('end', () => done('connection ended'));
      });
      try {
        await fresh.connect();
        await acquireLock(fresh, workerId());
        clearTimeout(grace);
        if (abort.signal.aborted) abort = new AbortController();
        held.resolve();
        lose(await Promise.race([broken, watch(fresh)]));
      } catch (error) {
        lose((error as Error).message);
      }
      void fresh.end().catch(() => undefined);
      if (!released) await pause(RETRY_MS);
    }
  };
  const watch = async (fresh: pg.Client): Promise<string> => {
    while (!released) {
      await pause(CHECK_MS);
      try {
        await fresh.query('select 1');
      } catch (error) {
        return (error as Error).message;
      }
    }
    return 'released';
  };
  void keep();
  return {
    // Racing only while it waits: each race would leave a reaction on `stopped` for the life of the process.
    whenHeld: () => (held.done ? held.promise : Promise.race([held.promise, stopped])),
    signal: () => abort.signal,
    stopWaiting: () => stopWaiting(new Error('the worker is stopping')),
    async release() {
      released = true;
      clearTimeout(grace);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Waits for the lock: after a break the server may not have noticed yet that the old connection is gone. */
async function acquireLock(client: pg.Client, workerId: string): Promise<void> {
  for (;;) {
    const result = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as taken',
      [LEASE_CLASS, workerId],
    );
    if (result.rows[0]?.taken) return;
    await pause(RETRY_MS);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

function deferred(): { promise: Promise<void>; done: boolean; resolve(): void } {
  let settle: () => void;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const state = {
    promise,
    done: false,
    resolve() {
      state.done = true;
      settle();
    },
  };
  return state;
}
