import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { defineJob } from '../define-job.ts';
import { runDueJobs } from '../run-due-jobs.ts';
import { startWorker } from '../start-worker.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const payload = z.object({ job: z.string() });
const done: string[] = [];
/** Its jobs end as soon as they run; one of them cannot be given up. */
const handler = defineJob({
  name: 'letters.end',
  payload,
  async run(_, { job }) {
    done.push(job);
  },
  async giveUp(_, { job }) {
    if (job === 'stuck') throw new Error('its row is gone');
    done.push(`${job} given up`);
  },
});

/** Enqueues a job, and changes its row as something that happened would have. */
async function leave(job: string, change: string): Promise<void> {
  const { services, pool } = app;
  await services.jobs.enqueue(services.db, { job: handler, payload: { job } });
  await pool.query(`update graphile_worker._private_jobs set ${change} where payload ->> 'job' = $1`, [job]);
}

test('one job that cannot be given up holds up neither the dead jobs behind it nor those of killed workers', async () => {
  await leave('stuck', 'attempts = max_attempts');
  await leave('behind', 'attempts = max_attempts');
  await leave('of a killed worker', "locked_by = 'killed', locked_at = now()");
  const { log } = app.services;
  const errors = vi.spyOn(log, 'error');
  const said = () =>
    errors.mock.calls
      .map(([fields, message]) => ({ ...(fields as Record<string, unknown>), message }))
      .filter(({ message }) => message === 'a dead job could not be given up');
  const worker = startWorker(app.services, [handler], { concurrency: 1 });
  try {
    await vi.waitFor(() => expect(done.sort()).toEqual(['behind given up', 'of a killed worker']), 20_000);
    await vi.waitFor(() => expect(said().length).toBeGreaterThan(1), 20_000);
  } finally {
    await worker.stop();
  }
  const { rows } = await app.pool.query("select payload ->> 'job' as job from dead_jobs");
  expect(rows).toEqual([{ job: 'behind' }]);
  // The sweep comes by every two seconds; what cannot end is tried again after 4, then after 8.
  expect(said()).toMatchObject([
    { job: 'letters.end', jobs: 1, failures: 1, nextTryInSeconds: 4 },
    { job: 'letters.end', jobs: 1, failures: 2, nextTryInSeconds: 8 },
  ]);
});

test('a test that runs jobs ends with an error of one that cannot be given up', async () => {
  await expect(runDueJobs(app.pool, app.services, [handler])).rejects.toThrow('its row is gone');
});
