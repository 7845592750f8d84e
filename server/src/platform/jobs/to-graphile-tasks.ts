import type { TaskList } from 'graphile-worker';
import type { Services } from '../services.ts';
import { checkHandlers } from './check-handlers.ts';
import type { JobContext, JobHandler } from './job-queue.ts';

/** Told of every finished try; for metrics and logs. */
export type JobObserver = (
  name: string,
  outcome: 'succeeded' | 'retrying' | 'failed',
  milliseconds: number,
) => void;

/** Our handlers as the queue library's task list. `signal` is aborted when the worker stops or loses its lease. */
export function toGraphileTasks(
  services: Services,
  handlers: readonly JobHandler<Services>[],
  signal: () => AbortSignal,
  observe: JobObserver = () => undefined,
): TaskList {
  const tasks: TaskList = {};
  for (const [name, handler] of checkHandlers(handlers)) {
    tasks[name] = async (payload, helpers) => {
      const { attempts, max_attempts, id } = helpers.job;
      const context: JobContext = {
        attempt: attempts,
        isLastAttempt: attempts >= max_attempts,
        signal: signal(),
      };
      const log = services.log.child({ job: name, jobId: String(id), attempt: attempts });
      const started = performance.now();
      try {
        await handler.run({ ...services, log }, payload as Record<string, string | number>, context);
      } catch (error) {
        const outcome = context.isLastAttempt ? 'failed' : 'retrying';
        observe(name, outcome, performance.now() - started);
        log.error({ err: error, outcome, payload }, 'job failed');
        throw error;
      }
      const milliseconds = performance.now() - started;
      observe(name, 'succeeded', milliseconds);
      log.info({ milliseconds: Math.round(milliseconds) }, 'job done');
    };
  }
  return tasks;
}
