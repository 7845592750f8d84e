import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { awaitJobOutcomes } from './await-job-outcomes.ts';
import { defineJob } from './define-job.ts';

const events: string[] = [];
const writeDown = defineJob({
  name: 'test.write-down',
  payload: z.object({ text: z.string() }),
  run: async (_, { text }) => void events.push(text),
});
const alwaysFail = defineJob({
  name: 'test.always-fail',
  payload: z.object({ id: z.string() }),
  run: async (_, __, { attempt, isLastAttempt }) => {
    events.push(`try ${attempt}${isLastAttempt ? ', the last' : ''}`);
    throw new Error('磁盘已满');
  },
  giveUp: async (_, { id }, reason) => void events.push(`${id} given up: ${reason}`),
});
const handlers = [writeDown, alwaysFail];

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ handlers });
});
afterAll(() => app.close());

test('a job exists exactly when its transaction is committed', async () => {
  const { db, jobs } = app.services;
  const enqueue = (text: string, outcome: 'commit' | 'rollback') =>
    db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, { job: writeDown, payload: { text } });
      if (outcome === 'rollback') throw new Error('undone');
    });
  await enqueue('committed', 'commit');
  await expect(enqueue('rolled back', 'rollback')).rejects.toThrow('undone');
  await app.runJobs();
  expect(events.splice(0)).toEqual(['committed']);
});

test('a waiting job with the same key is replaced', async () => {
  const { db, jobs } = app.services;
  for (const text of ['old', 'new']) await jobs.enqueue(db, { job: writeDown, payload: { text }, key: 'k' });
  await app.runJobs();
  expect(events.splice(0)).toEqual(['new']);
});

test('a job that always fails is given up after its last try, and kept where an administrator finds it', async () => {
  const { db, jobs } = app.services;
  await jobs.enqueue(db, { job: alwaysFail, payload: { id: 'x1' }, maxAttempts: 3 });
  await app.runJobs();
  expect(events).toEqual(['try 1']);
  await app.retryJobs();
  expect(events.splice(0)).toEqual(['try 1', 'try 2', 'try 3, the last', 'x1 given up: 磁盘已满']);
  const dead = await app.pool.query('select name, payload, attempts, error from dead_jobs');
  expect(dead.rows).toEqual([
    { name: 'test.always-fail', payload: { id: 'x1' }, attempts: 3, error: '磁盘已满' },
  ]);
});

test('a job whose worker died in its last try is given up too', async () => {
  const { db, jobs } = app.services;
  await jobs.enqueue(db, { job: alwaysFail, payload: { id: 'x2' }, maxAttempts: 1 });
  await app.pool.query('update graphile_worker._private_jobs set attempts = 1');
  await app.runJobs();
  expect(events.splice(0)).toEqual(['x2 given up: the worker died while it ran']);
});

test('a payload of another shape is not enqueued, and one that lies in the queue is run by nobody', async () => {
  const { db, jobs } = app.services;
  const wrong = { job: writeDown, payload: { txt: 'a' } as never };
  await expect(jobs.enqueue(db, wrong)).rejects.toThrow(/expected string/);
  await app.pool.query('select graphile_worker.add_job(\'test.write-down\', \'{"txt":"a"}\'::json)');
  await app.runJobs();
  expect(events.splice(0)).toEqual([]);
  const dead = await app.pool.query("select attempts, error from dead_jobs where name = 'test.write-down'");
  expect(dead.rows).toEqual([{ attempts: 1, error: expect.stringContaining('内容不符合格式') }]);
});

test('a job of an older release, with more in its payload than is read, still runs', async () => {
  const payload = JSON.stringify({ text: 'from before', more: 1 });
  await app.pool.query('select graphile_worker.add_job($1, $2::json)', ['test.write-down', payload]);
  await app.runJobs();
  expect(events.splice(0)).toEqual(['from before']);
});

test('the end of a try is waited for until it is written; a later try of the same job is not', async () => {
  const { db, jobs } = app.services;
  await jobs.enqueue(db, { job: writeDown, payload: { text: 'held' } });
  const held = await app.pool.query<{ id: string }>(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody', attempts = 1 returning id`,
  );
  const id = held.rows[0]!.id;
  let isWritten = false;
  const waiting = awaitJobOutcomes(app.pool, new Map([[id, 1]])).then(() => {
    isWritten = true;
  });
  await app.pool.query('select pg_sleep(0.1)');
  expect(isWritten).toBe(false);
  await app.pool.query('update graphile_worker._private_jobs set attempts = 2 where id = $1', [id]);
  await waiting;
  await app.pool.query('delete from graphile_worker._private_jobs where id = $1', [id]);
});
