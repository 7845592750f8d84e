import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { listen, type Subscription } from '../../database/listen.ts';
import type { Logger } from '../../logging/logger.ts';

const NEW_JOBS = 'jobs:insert';
const MIGRATED = 'worker:migrate';

/** What the queue library takes for a connection on which it is notified of jobs. */
class ListeningClient extends EventEmitter {
  /** We listen for it. */
  query(): Promise<void> {
    return Promise.resolve();
  }
}

type Connected = (error: undefined, client: pg.PoolClient, release: () => void) => void;

/** The announcements that the queues of a process receive. */
export interface Announcements {
  /** The given pool, but for connections to listen on. */
  pool: pg.Pool;
  /** Whether new jobs are announced; at first they are not. */
  setListening(isWanted: boolean): void;
  /** Ends queues whose tables a newer version of the library has changed so that this one must not use them. */
  announceMigration(migrationNumber: number): void;
  stop(): Promise<void>;
}

/**
 * One listening connection for all queues of a process. PostgreSQL wakes every listening connection for every announcement in
 * the database, on whatever channel, so one for each queue costs three times as much.
 */
export function listenForJobs(pool: pg.Pool, { url, log }: { url: string; log: Logger }): Announcements {
  const queues = new Set<ListeningClient>();
  let subscription: Subscription | null = null;
  const pass = (channel: string, payload: string) => {
    for (const queue of [...queues]) queue.emit('notification', { channel, payload });
  };
  const passNewJobs = (payload: string) => pass(NEW_JOBS, payload);
  const connectQueue = (connected: Connected) => {
    const queue = new ListeningClient();
    queues.add(queue);
    connected(undefined, queue as unknown as pg.PoolClient, () => void queues.delete(queue));
  };
  const connect = (connected?: Connected) => (connected ? connectQueue(connected) : pool.connect());
  return {
    // `pool.query` would call our `connect` and get the connection that only listens.
    pool: Object.create(pool, {
      connect: { value: connect },
      query: { value: pool.query.bind(pool) },
    }) as pg.Pool,
    setListening(isWanted) {
      if (isWanted === (subscription !== null)) return;
      void subscription?.stop();
      const onConnect = () => passNewJobs('{"count":1}');
      subscription = isWanted ? listen({ url, channel: NEW_JOBS, log, onConnect }, passNewJobs) : null;
    },
    announceMigration: (migrationNumber) =>
      pass(MIGRATED, JSON.stringify({ migrationNumber, breaking: true })),
    async stop() {
      await subscription?.stop();
      subscription = null;
    },
  };
}
