import type { Services } from '../services.ts';
import type { JobHandler } from './define-job.ts';

/** A job that is run again and again. */
export interface PeriodicJob {
  name: string;
  everyMinutes: number;
}

const FIRST_RUN_MS = 60_000;

/**
 * Adds each periodic job a minute after the start and then at its interval. Because of the job's key, only one waits,
 * however many processes do so.
 */
export function scheduleJobs(
  services: Services,
  handlers: readonly JobHandler[],
  periodic: readonly PeriodicJob[],
): { stop(): void } {
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));
  const add = (name: string) => {
    const handler = byName.get(name);
    if (!handler) throw new Error(`Periodic job ${name} has no handler`);
    const job = { job: handler, payload: {}, key: `periodic:${name}`, maxAttempts: 3 };
    services.jobs
      .enqueue(services.db, job)
      .catch((error: Error) =>
        services.log.warn({ job: name, error: error.message }, 'periodic job not added'),
      );
  };
  const first = setTimeout(() => {
    for (const { name } of periodic) add(name);
  }, FIRST_RUN_MS);
  const timers = periodic.map(({ name, everyMinutes }) =>
    setInterval(() => add(name), everyMinutes * 60_000),
  );
  return {
    stop() {
      clearTimeout(first);
      timers.forEach(clearInterval);
    },
  };
}
