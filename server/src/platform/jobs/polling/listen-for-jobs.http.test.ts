import { EventEmitter } from 'node:events';
import { runTaskList } from 'graphile-worker';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { until } from '../../../testing/until.ts';
import { graphileLogger } from '../../logging/graphile-logger.ts';
import { listenForJobs } from './listen-for-jobs.ts';

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

/** Two queues on one pool that never look by themselves. */
function startQueues() {
  const { config, log } = app.services;
  const pool = new pg.Pool({ connectionString: config.databaseUrl });
  const announcements = listenForJobs(pool, { url: config.databaseUrl, log });
  const ran: string[] = [];
  const queues = ['one', 'two'].map((name) => {
    const events = new EventEmitter();
    const looked = new Promise((done) => events.once('worker:getJob:empty', done));
    const options = { concurrency: 1, noHandleSignals: true, pollInterval: 3_600_000, events };
    const runner = runTaskList(
      { ...options, logger: graphileLogger(log) },
      { [name]: async () => void ran.push(name) },
      announcements.pool,
    );
    return { runner, looked };
  });
  return {
    announcements,
    ran,
    runners: queues.map(({ runner }) => runner),
    looked: Promise.all(queues.map(({ looked }) => looked)),
    async stop() {
      await announcements.stop();
      await Promise.all(
        queues.map(({ runner }) => Promise.resolve(runner.gracefulShutdown()).catch(() => undefined)),
      );
      await pool.end();
    },
  };
}

const listeners = async () => {
  const { rows } = await app.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'diy-listen'`,
  );
  return rows.map(({ pid }) => pid);
};
const enqueue = (name: string) => app.pool.query('select graphile_worker.add_job($1)', [name]);

test('both queues hear of their jobs over one connection, also after it broke', async () => {
  const { announcements, ran, looked, stop } = startQueues();
  await looked;
  announcements.setListening(true);
  announcements.setListening(true);
  const [pid] = await until('the connection', 60_000, async () =>
    (await listeners()).length === 1 ? await listeners() : undefined,
  );
  await enqueue('one');
  await enqueue('two');
  await until('both jobs to run', 60_000, async () => (ran.length === 2 ? true : undefined));
  await app.pool.query('select pg_terminate_backend($1)', [pid]);
  // It is heard of now or, where that was too early, when the connection is there again.
  await enqueue('two');
  await until('the job after the break', 60_000, async () => (ran.length === 3 ? true : undefined));
  expect(ran.toSorted()).toEqual(['one', 'two', 'two']);
  await stop();
});

test('a query on their pool is asked of the database, with a callback too', async () => {
  const { announcements, looked, stop } = startQueues();
  await looked;
  const { rows } = await announcements.pool.query('select $1::int as one', [1]);
  expect(rows).toEqual([{ one: 1 }]);
  const called = await new Promise((done) =>
    announcements.pool.query('select 2 as two', (_, { rows }) => done(rows)),
  );
  expect(called).toEqual([{ two: 2 }]);
  await stop();
});

test('queues that shall not listen have no listening connection', async () => {
  const { announcements, ran, looked, stop } = startQueues();
  await looked;
  announcements.setListening(true);
  await until('the connection', 60_000, async () => ((await listeners()).length === 1 ? true : undefined));
  announcements.setListening(false);
  await until('its end', 60_000, async () => ((await listeners()).length === 0 ? true : undefined));
  await enqueue('one');
  expect(ran).toEqual([]);
  announcements.setListening(true);
  await until('the job that was there before', 60_000, async () => (ran.length === 1 ? true : undefined));
  await stop();
});

test('a change of the library’s tables ends the queues', async () => {
  const exitCode = process.exitCode;
  const { announcements, looked, runners, stop } = startQueues();
  await looked;
  announcements.announceMigration(999_999);
  await Promise.all(runners.map((runner) => runner.promise));
  expect(process.exitCode).toBe(57);
  process.exitCode = exitCode;
  await stop();
});
