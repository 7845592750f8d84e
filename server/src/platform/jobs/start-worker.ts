import pg from 'pg';
import { clientOf, readDatabaseUrl } from '../database/database-address.ts';
import type { Logger } from '../logging/logger.ts';
import type { Services } from '../services.ts';
import { checkHandlers } from './check-handlers.ts';
import { type ClaimedJobs, createClaimedJobs } from './claimed-jobs.ts';
import { moveDeadJobs } from './dead-letters/dead-letter-jobs.ts';
import { createGiveUpPauses } from './dead-letters/give-up-pauses.ts';
import { recoverJobs, type WorkerLane } from './dead-letters/recover-jobs.ts';
import type { JobHandler, JobLane } from './define-job.ts';
import { listenForJobs } from './polling/listen-for-jobs.ts';
import { watchFleet } from './polling/watch-fleet.ts';
import { type Queue, startQueue } from './start-queue.ts';
import type { JobObserver } from './to-graphile-tasks.ts';

const RESTART_PAUSE_MS = 1000;
/** The number of workers up to which new jobs are announced; more of them look often enough, and announcements would cost more. */
const MAX_LISTENING = 8;
const LANES = ['soon', 'work', 'wait'] as const satisfies JobLane[];

/** How many jobs a worker runs at once. */
export interface WorkerOptions {
  /** Jobs at once in the lane `work`; half as many in the lane `soon`. */
  concurrency: number;
  /** Jobs at once in the lane `wait`; default the same. */
  waiting?: number;
  observe?: JobObserver;
}

/** A running worker. */
export interface Worker {
  /** Claims no more jobs, waits up to 25 s for the running ones, and releases the others. */
  stop(): Promise<void>;
}

/**
 * Runs jobs in this process. A worker claims jobs only while it holds its lease; when it dies, any other worker
 * releases its jobs to the queue within seconds. Throws when the handlers are not one per name.
 */
export function startWorker(
  services: Services,
  handlers: readonly JobHandler[],
  options: WorkerOptions,
): Worker {
  checkHandlers(handlers);
  const { log } = services;
  const { concurrency, waiting = concurrency, observe } = options;
  const slots: Record<JobLane, number> = { soon: soonSlots(concurrency), work: concurrency, wait: waiting };
  const pool = openWorkerPool(services, concurrency);
  const used = LANES.filter((lane) => handlers.some((handler) => handler.lane === lane));
  const announcements = listenForJobs(pool, { url: services.config.databaseUrl, log });
  const fleet = watchFleet({
    pool,
    log,
    lanes: used.length,
    onCount: (workers) => announcements.setListening(workers <= MAX_LISTENING),
    onMigration: announcements.announceMigration,
  });
  const lanes = used.map((lane) => {
    const own = handlers.filter((handler) => handler.lane === lane);
    const claimed = createClaimedJobs(() => performance.now());
    return keepQueue(
      () => startQueue(services, own, announcements.pool, { concurrency: slots[lane], claimed, observe }),
      claimed,
      log,
    );
  });
  const pauses = createGiveUpPauses(() => performance.now());
  const recovery = recoverJobs({
    pool,
    log,
    lanes,
    afterSweep: async () => void (await moveDeadJobs(pool, services, handlers, pauses)),
  });
  return {
    async stop() {
      fleet.stop();
      await recovery.stop();
      await Promise.all([announcements.stop(), ...lanes.map((lane) => lane.stop())]);
      await pool.end();
    },
  };
}

const soonSlots = (concurrency: number): number => Math.ceil(concurrency / 2);

/** The queue of one lane; when it ends unasked, it is started again. */
function keepQueue(
  start: () => Queue,
  claimed: ClaimedJobs,
  log: Logger,
): WorkerLane & { stop(): Promise<void> } {
  let stopping = false;
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
  return {
    claimed,
    workerId: () => queue.workerId,
    stop() {
      stopping = true;
      return queue.stop();
    },
  };
}

function openWorkerPool({ config, log }: Pick<Services, 'config' | 'log'>, concurrency: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: readDatabaseUrl(config.databaseUrl, log),
    Client: clientOf(config.databaseUrl, log),
    // Connections besides one per working job: listeners and look-ups of the lanes, the sweep, and a few for waiting
    // jobs.
    max: concurrency + soonSlots(concurrency) + 10,
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
