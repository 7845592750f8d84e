import type { JobHelpers, TaskList } from 'graphile-worker';
import { cannotSucceed } from '../errors/cannot-succeed.ts';
import type { Services } from '../services.ts';
import { checkHandlers } from './check-handlers.ts';
import type { ClaimedJobs } from './claimed-jobs.ts';
import type { JobHandler } from './define-job.ts';
import { isTemporaryFailure } from './is-temporary-failure.ts';
import type { JobContext } from './job-context.ts';

/** Called after each try of a job, for metrics. */
export type JobObserver = (
  name: string,
  outcome: 'succeeded' | 'retrying' | 'failed',
  milliseconds: number,
) => void;

/** Options of the tasks besides services and handlers. */
export interface TaskOptions {
  /** Aborted when the worker stops or loses its lease. */
  signal(): AbortSignal;
  claimed?: Pick<ClaimedJobs, 'begin' | 'end'>;
  observe?: JobObserver;
}

/** Our handlers as the queue library's task list. */
export function toGraphileTasks(
  services: Services,
  handlers: readonly JobHandler[],
  options: TaskOptions,
): TaskList {
  const tasks: TaskList = {};
  for (const [name, handler] of checkHandlers(handlers)) {
    tasks[name] = (payload, helpers) => runHandler(services, handler, payload, helpers, options);
  }
  return tasks;
}

/** A job waits so long for what passes by itself, from when it was enqueued; then its tries count as for any other error. */
const LONGEST_WAIT_MS = 24 * 3_600_000;
/** The queue library pauses for e to the power of this in seconds: some 7. */
const WAITING_ATTEMPT = 2;
const KEEP_TRY = 'update graphile_worker._private_jobs set attempts = $2 where id = $1';
const NO_MORE_TRIES = 'update graphile_worker._private_jobs set max_attempts = attempts where id = $1';

async function runHandler(
  services: Services,
  handler: JobHandler,
  payload: unknown,
  { job, query }: Pick<JobHelpers, 'job' | 'query'>,
  { signal, claimed, observe }: TaskOptions,
): Promise<void> {
  const jobId = String(job.id);
  const attempt = job.attempts;
  const context: JobContext = {
    attempt,
    isLastAttempt: attempt >= job.max_attempts,
    mayWait: services.clock.now().getTime() - job.created_at.getTime() < LONGEST_WAIT_MS,
    signal: signal(),
  };
  const log = services.log.child({ job: handler.name, jobId, attempt });
  const started = performance.now();
  claimed?.begin(jobId, attempt);
  /** A try that met what passes by itself does not count, and the next one comes soon. */
  const keepTry = async () => {
    const counted = Math.min(attempt, WAITING_ATTEMPT);
    claimed?.begin(jobId, counted);
    await query(KEEP_TRY, [jobId, counted]);
    claimed?.end(jobId, counted);
  };
  try {
    await handler.run({ ...services, log }, payload, context);
  } catch (error) {
    if (context.mayWait && !context.signal.aborted && isTemporaryFailure(error)) {
      await keepTry();
      observe?.(handler.name, 'retrying', performance.now() - started);
      log.warn({ error: (error as Error).message, payload }, 'the job waits for what it needs');
      throw error;
    }
    const isOver = context.isLastAttempt || (cannotSucceed(error) && !context.signal.aborted);
    // Without a try left it is given up like any other job: its handler is called, and it is kept among the dead jobs.
    if (isOver && !context.isLastAttempt) await query(NO_MORE_TRIES, [jobId]);
    const outcome = isOver ? 'failed' : 'retrying';
    observe?.(handler.name, outcome, performance.now() - started);
    log.error({ err: error, outcome, payload }, 'job failed');
    throw error;
  } finally {
    claimed?.end(jobId, attempt);
  }
  const milliseconds = performance.now() - started;
  observe?.(handler.name, 'succeeded', milliseconds);
  log.info({ milliseconds: Math.round(milliseconds) }, 'job done');
}
