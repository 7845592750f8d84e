import type { JobHandler } from './job-queue.ts';

/** Handlers by job name. Throws unless every name is `<feature>.<verb-noun>` and has exactly one handler. */
export function checkHandlers<S>(handlers: readonly JobHandler<S>[]): Map<string, JobHandler<S>> {
  const byName = new Map<string, JobHandler<S>>();
  for (const handler of handlers) {
    if (!/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(handler.name)) {
      throw new Error(`Job name ${handler.name} is not like feature.verb-noun`);
    }
    if (byName.has(handler.name)) throw new Error(`Job ${handler.name} has two handlers`);
    byName.set(handler.name, handler);
  }
  return byName;
}
