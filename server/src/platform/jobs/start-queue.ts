import { EventEmitter } from 'node:events';
import { runTaskList } from 'graphile-worker';
import type pg from 'pg';
import { graphileLogger } from '../logging/graphile-logger.ts';
import type { Services } from '../services.ts';
import type { ClaimedJobs } from './claimed-jobs.ts';
import type { JobHandler } from './define-job.ts';
import { limitPolling } from './polling/limit-polling.ts';
import { type JobObserver, toGraphileTasks } from './to-graphile-tasks.ts';
import { holdLease } from './worker-lease.ts';

/** Time jobs get to end after SIGTERM; the rest goes back to the queue. */
const STOP_TIMEOUT_MS = 25_000;

/**
 * After a result could not be written, the library shuts its queue down and waits for running jobs; its count of
 * pending writes can be wrong then, so it may wait forever. We limit the wait.
 */
const BROKEN_TIMEOUT_MS = 10_000;

/** One run of the queue library in this process, with its lease. */
export interface Queue {
  workerId: string;
  /** Resolves when it has ended, by `stop` or by itself. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Starts to claim jobs as soon as the lease is held. */
export function startQueue(
  services: Services,
  handlers: readonly JobHandler[],
  pool: pg.Pool,
  options: { concurrency: number; claimed: ClaimedJobs; observe?: JobObserver },
): Queue {
  const { log, config } = services;
  const stopping = new AbortController();
  const lease = holdLease(config.databaseUrl, () => runner.id, log);
  const signal = () => AbortSignal.any([stopping.signal, lease.signal()]);
  const events = new EventEmitter();
  let brokenTimer: NodeJS.Timeout | undefined;
  const overdue = new Promise<void>((resolve) => {
    events.once('pool:fatalError', () => {
      brokenTimer = setTimeout(() => {
        stopping.abort(new Error('the job queue broke and is started again'));
        resolve();
      }, BROKEN_TIMEOUT_MS);
    });
  });
  const runner = runTaskList(
    {
      concurrency: options.concurrency,
      noHandleSignals: true,
      // We have it look sooner.
      pollInterval: 60_000,
      events,
      logger: graphileLogger(log),
      // Called before each search for a job, so it waits for the lease here.
      forbiddenFlags: async () => {
        await lease.whenHeld();
        return null;
      },
      // Batched completions retry for minutes after a database restart; unbatched they fail with an unhandled rejection.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    },
    toGraphileTasks(services, handlers, { signal, claimed: options.claimed, observe: options.observe }),
    pool,
  );
  limitPolling(runner, events);
  let isEnded = false;
  const ended = Promise.race([Promise.resolve(runner.promise), overdue])
    .catch((error: Error) => log.error({ err: error }, 'the job queue ended with an error'))
    .then(() => {
      clearTimeout(brokenTimer);
      isEnded = true;
    });
  return {
    workerId: runner.id,
    ended,
    async stop() {
      const timer = setTimeout(() => {
        stopping.abort(new Error('the worker is stopping'));
        void Promise.resolve(runner.forcefulShutdown('time is up')).catch(() => undefined);
      }, STOP_TIMEOUT_MS);
      // Ends the wait for a lease that will not come; a lease that is held is kept until the jobs have ended.
      lease.stopWaiting();
      if (!isEnded) {
        await Promise.resolve(runner.gracefulShutdown('the worker is stopping')).catch((error: Error) =>
          log.warn({ error: error.message }, 'jobs were given back to the queue'),
        );
      }
      clearTimeout(timer);
      await ended;
      await lease.release();
    },
  };
}
