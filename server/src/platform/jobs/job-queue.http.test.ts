import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import type { Services } from '../services.ts';
import type { JobHandler } from './job-queue.ts';

const events: string[] = [];
const handlers: JobHandler<Services>[] = [
  { name: 'test.write-down', run: async (_, payload) => void events.push(String(payload.text)) },
  {
    name: 'test.always-fail',
    run: async (_, __, { attempt, isLastAttempt }) => {
      events.push(`try ${attempt}${isLastAttempt ? ', the last' : ''}`);
      throw new Error('磁盘已满');
    },
    giveUp: async (_, payload, reason) => void events.push(`${payload.id} given up: ${reason}`),
  },
];

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ handlers });
});
afterAll(() => app.close());

test('a job exists exactly when its transaction is committed', async () => {
  const { db, jobs } = app.services;
  const enqueue = (text: string, outcome: 'commit' | 'rollback') =>
    db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, { name: 'test.write-down', payload: { text } });
      if (outcome === 'rollback') throw new Error('undone');
    });
  await enqueue('committed', 'commit');
  await expect(enqueue('rolled back', 'rollback')).rejects.toThrow('undone');
  await app.runJobs();
  expect(events.splice(0)).toEqual(['committed']);
});

test('a waiting job with the same key is replaced', async () => {
  const { db, jobs } = app.services;
  for (const text of ['old', 'new'])
    await jobs.enqueue(db, { name: 'test.write-down', payload: { text }, key: 'k' });
  await app.runJobs();
  expect(events.splice(0)).toEqual(['new']);
});

test('a job that always fails is given up after its last try, and kept where an administrator finds it', async () => {
  const { db, jobs } = app.services;
  await jobs.enqueue(db, { name: 'test.always-fail', payload: { id: 'x1' }, maxAttempts: 3 });
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
  await jobs.enqueue(db, { name: 'test.always-fail', payload: { id: 'x2' }, maxAttempts: 1 });
  await app.pool.query('update graphile_worker._private_jobs set attempts = 1');
  await app.runJobs();
  expect(events.splice(0)).toEqual(['x2 given up: the worker died while it ran']);
});
