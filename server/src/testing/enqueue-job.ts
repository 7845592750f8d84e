import { jobHandlers } from '../features/index.ts';
import type { JobPayload } from '../platform/jobs/job-type.ts';
import type { TestApp } from './build-test-app.ts';

/** Enqueues a job by its name, as the scheduler does with jobs that are repeated. */
export async function enqueueJob(
  app: Pick<TestApp, 'services'>,
  name: string,
  payload: JobPayload = {},
): Promise<void> {
  const job = jobHandlers.find((handler) => handler.name === name);
  if (!job) throw new Error(`no job is named ${name}`);
  await app.services.jobs.enqueue(app.services.db, { job, payload });
}
