import type { JobHandler } from './define-job.ts';
import type { PeriodicJob } from './schedule-jobs.ts';

/** Handlers by job name. Throws unless every name is `<feature>.<verb-noun>` and has exactly one handler. */
export function checkHandlers(handlers: readonly JobHandler[]): Map<string, JobHandler> {
  const byName = new Map<string, JobHandler>();
  for (const handler of handlers) {
    if (!/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(handler.name)) {
      throw new Error(`Job name ${handler.name} is not like feature.verb-noun`);
    }
    if (byName.has(handler.name)) throw new Error(`Job ${handler.name} has two handlers`);
    byName.set(handler.name, handler);
  }
  return byName;
}

/**
 * Compares the handlers of a program with the jobs it can enqueue. Throws when a declared or periodic job has no
 * handler, or a periodic one needs a payload.
 */
export function checkJobs(
  handlers: readonly JobHandler[],
  declared: Iterable<string>,
  periodic: readonly PeriodicJob[],
): void {
  const byName = checkHandlers(handlers);
  for (const name of declared) if (!byName.has(name)) throw new Error(`Job ${name} has no handler`);
  for (const { name } of periodic) {
    const handler = byName.get(name);
    if (!handler) throw new Error(`Periodic job ${name} has no handler`);
    if (!handler.payload.safeParse({}).success) throw new Error(`Periodic job ${name} needs a payload`);
  }
}
