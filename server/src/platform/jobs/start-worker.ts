import pg from 'pg';
import type { Services } from '../services.ts';
import { buryDeadJobs } from './bury-dead-jobs.ts';
import { checkHandlers } from './check-handlers.ts';
import { createClaimedJobs } from './claimed-jobs.ts';
import type { JobHandler } from './job-queue.ts';
import { recoverJobs } from './recover-jobs.ts';
import { startQueue } from './start-queue.ts';
import type { JobObserver } from './to-graphile-tasks.ts';

const RESTART_PAUSE_MS = 1000;

/** A running worker. */
export interface Worker {
  /** Takes no more jobs, waits up to 25 s for the running ones, gives the others back. */
  stop(): Promise<void>;
}

/**
 * Runs jobs in this process. A worker takes jobs only while it holds its lease; when it dies, any other worker
 * gives its jobs back to the queue within seconds. Throws when the handlers are not one per name.
 */
export function startWorker(
  services: Services,
  handlers: readonly JobHandler<Services>[],
  options: { concurrency: number; observe?: JobObserver },
): Worker {
  checkHandlers(handlers);
  const { log } = services;
  const pool = openWorkerPool(services, options.concurrency);
  const claimed = createClaimedJobs(() => performance.now());
  let stopping = false;
  const start = () => startQueue(services, handlers, pool, { ...options, claimed });
  let queue = start();
  const keepRunning = async () => {
    for (;;) {
      await queue.ended;
      if (stopping) return;
      log.error({}, 'the job queue stopped by itself and is started again');
      await queue.stop();
      await new Promise((done) => setTimeout(done, RESTART_PAUSE_MS));
      if (stopping) return;
      queue = start();
    }
  };
  void keepRunning();
  const recovery = recoverJobs({
    pool,
    log,
    claimed,
    workerId: () => queue.workerId,
    afterSweep: async () => void (await buryDeadJobs(pool, services, handlers)),
  });
  return {
    async stop() {
      stopping = true;
      await recovery.stop();
      await queue.stop();
      await pool.end();
    },
  };
}

function openWorkerPool({ config, log }: Services, concurrency: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: config.databaseUrl,
    // Besides one per job: the queue's listener, its look-ups and our sweep.
    max: concurrency + 4,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'diy-worker',
  });
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle worker connection broke'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ error: error.message }, 'a worker connection broke'));
  });
  return pool;
}
