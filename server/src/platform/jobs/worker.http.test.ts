import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import {
  type DiaryEntry,
  diaryJob,
  hangsOnce,
  type JobDiary,
  openJobDiary,
  takesSeconds,
} from '../../testing/jobs/job-diary.ts';
import { until } from '../../testing/until.ts';
import { CannotSucceed } from '../errors/cannot-succeed.ts';
import { programUrl } from '../process/program-url.ts';
import { defineJob } from './define-job.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { startWorker, type Worker } from './start-worker.ts';

const workerProcess = fileURLToPath(
  programUrl(new URL('../../testing/jobs/worker-process.ts', import.meta.url)),
);

let app: TestApp;
let diary: JobDiary;
let worker: Worker | undefined;
const children: ChildProcess[] = [];
beforeEach(async () => {
  app = await buildTestApp();
  diary = await openJobDiary(app.services.config.databaseUrl);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await worker?.stop();
  worker = undefined;
  await diary.close();
  await app.close();
});

function spawnWorker(): ChildProcess {
  const fromSource = workerProcess.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const arguments_ = [...fromSource, workerProcess, app.services.config.databaseUrl];
  const child = spawn(process.execPath, arguments_, { stdio: ['ignore', 'inherit', 'inherit'] });
  children.push(child);
  return child;
}

async function waitFor(
  fits: (entry: DiaryEntry) => boolean,
  what: string,
  timeoutMs = 60_000,
): Promise<DiaryEntry> {
  return until(what, timeoutMs, async () => (await diary.read()).find(fits));
}

test('jobs of a killed worker are done by another, each once', async () => {
  const { services } = app;
  const child = spawnWorker();
  for (const job of ['a', 'b'])
    await services.jobs.enqueue(services.db, { job: diaryJob('diary.hang-once'), payload: { job } });
  await waitFor((entry) => entry.job === 'a', 'job a to begin');
  await waitFor((entry) => entry.job === 'b', 'job b to begin');
  worker = startWorker(services, [hangsOnce(diary)], { concurrency: 2 });
  child.kill('SIGKILL');
  await waitFor((entry) => entry.job === 'a' && entry.event === 'done', 'job a to be done');
  await waitFor((entry) => entry.job === 'b' && entry.event === 'done', 'job b to be done');
  const done = (await diary.read()).filter((entry) => entry.event === 'done');
  expect(done.map((entry) => [entry.job, entry.attempt, entry.pid]).sort()).toEqual([
    ['a', 2, process.pid],
    ['b', 2, process.pid],
  ]);
});

test('jobs of one queue run one after the other, also when the worker of the first is killed', async () => {
  const { services } = app;
  const child = spawnWorker();
  const enqueue = (name: string, job: string) =>
    services.jobs.enqueue(services.db, { job: diaryJob(name), payload: { job }, queue: 'of one account' });
  await enqueue('diary.hang-once', 'a');
  await enqueue('diary.take-seconds', 'b');
  await services.jobs.enqueue(services.db, { job: diaryJob('diary.hang-once'), payload: { job: 'beside' } });
  await waitFor((entry) => entry.job === 'a', 'job a to begin');
  await waitFor((entry) => entry.job === 'beside', 'the job of no queue to begin');
  expect((await diary.read()).some((entry) => entry.job === 'b')).toBe(false);
  worker = startWorker(services, [hangsOnce(diary), takesSeconds(diary)], { concurrency: 3 });
  child.kill('SIGKILL');
  await waitFor((entry) => entry.job === 'a' && entry.event === 'done', 'job a to be done');
  await waitFor((entry) => entry.job === 'b' && entry.event === 'done', 'job b to be done');
  const entries = (await diary.read()).map((entry) => `${entry.job} ${entry.event}`);
  expect(entries.indexOf('a done')).toBeLessThan(entries.findIndex((entry) => entry.startsWith('b ')));
});

test('a job that kills its workers ends after a few, and takes no tries of those beside it', async () => {
  const { services } = app;
  const enqueue = (name: string, job: string) =>
    services.jobs.enqueue(services.db, { job: diaryJob(name), payload: { job }, maxAttempts: 2 });
  await enqueue('diary.kill-worker', 'poison');
  for (const job of ['a', 'b', 'c']) await enqueue('diary.take-seconds', job);
  let workers = 0;
  let isOver = false;
  // The operator starts a worker again when it has died.
  const keepWorker = () => {
    if (isOver) return;
    workers += 1;
    spawnWorker().on('exit', keepWorker);
  };
  keepWorker();
  await waitFor(
    (entry) => entry.job === 'poison' && entry.event === 'given-up',
    'the poison to end',
    200_000,
  );
  isOver = true;
  for (const job of ['a', 'b', 'c'])
    await waitFor((entry) => entry.job === job && entry.event === 'done', `job ${job} to be done`);
  const entries = await diary.read();
  expect(entries.filter(({ event }) => event === 'given-up').map(({ job }) => job)).toEqual(['poison']);
  expect(entries.filter(({ job, event }) => job === 'poison' && event === 'began')).toHaveLength(5);
  expect(workers).toBe(6);
  const { rows } = await app.pool.query('select payload, error from dead_jobs');
  expect(rows).toEqual([{ payload: { job: 'poison' }, error: 'the worker died while it ran' }]);
}, 300_000);

test('what cannot succeed is not tried again, and its handler is called', async () => {
  const { services } = app;
  const reported: string[] = [];
  const handler = (name: string, error: Error) =>
    defineJob({
      name,
      payload: z.object({}),
      async run(_, __, { attempt }) {
        await diary.write({ job: name, event: 'began', attempt });
        throw error;
      },
      async giveUp(_, __, reason) {
        reported.push(`${name}: ${reason}`);
      },
    });
  const never = handler('diary.never', new CannotSucceed({ zh: '不行', en: 'no' }));
  const perhaps = handler('diary.perhaps', new Error('network'));
  for (const job of [never, perhaps])
    await services.jobs.enqueue(services.db, { job, payload: {}, maxAttempts: 3 });
  await runDueJobs(app.pool, services, [never, perhaps]);
  for (let n = 0; n < 3; n += 1) {
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await runDueJobs(app.pool, services, [never, perhaps]);
  }
  const begun = (await diary.read()).map(({ job, attempt }) => `${job} ${attempt}`);
  expect(begun.sort()).toEqual(['diary.never 1', 'diary.perhaps 1', 'diary.perhaps 2', 'diary.perhaps 3']);
  expect(reported).toEqual(['diary.never: 不行', 'diary.perhaps: network']);
});

test('a worker whose connections are all cut keeps its job and takes the next', async () => {
  const { services } = app;
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const handler = defineJob({
    ...diaryJob('diary.wait-at-gate'),
    async run(_, payload, { attempt, signal }) {
      const job = payload.job;
      signal.addEventListener('abort', () => void diary.write({ job, event: 'aborted', attempt }));
      await diary.write({ job, event: 'began', attempt });
      if (job === 'first') await gate;
      await diary.write({ job, event: 'done', attempt });
    },
  });
  worker = startWorker(services, [handler], { concurrency: 2 });
  const enqueue = (job: string) =>
    services.jobs.enqueue(services.db, { job: diaryJob(handler.name), payload: { job } });
  await enqueue('first');
  await waitFor((entry) => entry.job === 'first', 'the first job to begin');
  await app.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'diary'`,
  );
  await enqueue('second');
  await waitFor((entry) => entry.job === 'second' && entry.event === 'done', 'the second job');
  open();
  await waitFor((entry) => entry.job === 'first' && entry.event === 'done', 'the first job');
  // A machine that stands still for longer than the lease's grace aborts them, and they begin again; never without that.
  const events = (await diary.read()).map((entry) => entry.event);
  const [began, aborted] = ['began', 'aborted'].map((event) => events.filter((one) => one === event).length);
  expect(began).toBeLessThanOrEqual(2 + aborted!);
});

test('a completion that could not be written does not stop the worker, even beside a job that never ends', async () => {
  const { services } = app;
  const handler = defineJob({
    ...diaryJob('diary.refused-end'),
    async run(_, payload, { attempt, signal }) {
      const job = payload.job;
      await diary.write({ job, event: 'began', attempt });
      if (job === 'endless' && attempt === 1) {
        signal.addEventListener('abort', () => void diary.write({ job, event: 'aborted', attempt }));
        await new Promise(() => undefined);
      }
      await diary.write({ job, event: 'done', attempt });
    },
  });
  await app.pool.query(`
    create sequence refusals;
    create function refuse_end() returns trigger language plpgsql as $$
    begin
      if nextval('refusals') = 1 then raise exception 'refused'; end if;
      return old;
    end $$;
    create trigger refuse_end before delete on graphile_worker._private_jobs
    for each row execute function refuse_end()`);
  worker = startWorker(services, [handler], { concurrency: 2 });
  const enqueue = (job: string) =>
    services.jobs.enqueue(services.db, { job: diaryJob(handler.name), payload: { job } });
  await enqueue('endless');
  await waitFor((entry) => entry.job === 'endless', 'the endless job to begin');
  await enqueue('refused');
  await waitFor((entry) => entry.job === 'refused' && entry.event === 'done', 'the refused job to run');
  await enqueue('next');
  await waitFor((entry) => entry.event === 'aborted', 'the endless job to be aborted');
  for (const [job, attempt] of [
    ['next', 1],
    ['endless', 2],
    ['refused', 2],
  ] as const) {
    await waitFor(
      (entry) => entry.job === job && entry.event === 'done' && entry.attempt === attempt,
      `job ${job}, try ${attempt}`,
    );
  }
}, 300_000);

test('stopping waits for the running job', async () => {
  const { services } = app;
  const handler = defineJob({
    name: 'diary.end-late',
    payload: z.object({}),
    async run(_, __, { attempt }) {
      await diary.write({ job: 'late', event: 'began', attempt });
      await until('the worker to be stopping', 60_000, async () => (stopping ? true : undefined));
      await diary.write({ job: 'late', event: 'done', attempt });
    },
  });
  let stopping = false;
  worker = startWorker(services, [handler], { concurrency: 1 });
  await services.jobs.enqueue(services.db, { job: handler, payload: {} });
  await waitFor((entry) => entry.event === 'began', 'the job to begin');
  const stopped = worker.stop();
  worker = undefined;
  stopping = true;
  await stopped;
  expect((await diary.read()).map((entry) => entry.event)).toEqual(['began', 'done']);
});
