import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataOf, Endpoint, Envelope, InputOf } from '@diy/contract/endpoint';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import { inject as provided } from 'vitest';
import { buildApp } from '../build-app.ts';
import { appFeatures, createFeatureState, jobHandlers } from '../features/index.ts';
import type { Config } from '../platform/config/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import { createJobQueue } from '../platform/jobs/create-job-queue.ts';
import type { JobHandler } from '../platform/jobs/define-job.ts';
import { runDueJobs } from '../platform/jobs/run-due-jobs.ts';
import { silentLogger } from '../platform/logging/create-logger.ts';
import { newId } from '../platform/new-id.ts';
import { createDecodeSlots } from '../platform/pictures/decode-slots.ts';
import type { Services } from '../platform/services.ts';
import { openStore } from '../platform/storage/open-store.ts';
import { testConfig } from './test-config.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Who calls, from where, in which language. */
export interface CallOptions {
  token?: string;
  ip?: string;
  /** Accept-Language as it is sent. */
  locale?: string;
}

/** The whole application on its own database. */
export interface TestApp {
  services: Services;
  pool: pg.Pool;
  http: FastifyInstance;
  /** Calls an endpoint and returns the whole envelope. */
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<Envelope<DataOf<E>>>;
  /** Calls an endpoint that must succeed and returns its data. */
  ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<DataOf<E>>;
  /** Calls an endpoint and returns the bare HTTP response. */
  send(endpoint: Endpoint, input: unknown, options?: CallOptions): Promise<LightMyRequestResponse>;
  /** Runs the jobs that are due, also those they add; a failed try stays for `retryJobs`. */
  runJobs(): Promise<void>;
  /** Makes waiting tries due and runs them, until every job is done or given up. */
  retryJobs(): Promise<void>;
  close(): Promise<void>;
}

/** What differs from an application on an empty database. */
export interface TestAppOptions {
  config?: Partial<Config>;
  services?: Partial<Services>;
  handlers?: readonly JobHandler[];
  /** For a test that calls more often than an account may. */
  limiter?: RateLimiter;
  /** One that is there already; dropped by `close` as well. */
  database?: TestDatabase;
  /** A folder that exists already; removed by `close` as well. */
  dataDir?: string;
}

/** Builds the application with all features, or other `handlers` and settings. Close it in `afterAll`. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'diy-test-'));
  const database = options.database ?? (await createTestDatabase());
  shareMockups(dataDir);
  const { db, pool, close } = openDatabase(database.url, silentLogger, { waitMs: 60_000 });
  const config = testConfig(dataDir, database.url, options.config);
  const storage = openStore(config);
  const services: Services = {
    ...createFeatureState(config, storage),
    decoding: createDecodeSlots(),
    db,
    storage,
    jobs: createJobQueue(),
    clock: { now: () => new Date() },
    config,
    log: silentLogger,
    newId,
    ...options.services,
  };
  const http = buildApp(services, appFeatures, undefined, options.limiter);
  await http.ready();
  const runJobs = () => runDueJobs(pool, services, options.handlers ?? jobHandlers);
  const send: TestApp['send'] = (endpoint, input, call) => inject(http, endpoint, input, call);
  const callEndpoint: TestApp['call'] = async (endpoint, input, call) => {
    const response = (await send(endpoint, input, call)).json();
    // As every client does: the earlier token is refused from now on.
    if (call?.token && response.data?.session_token) call.token = response.data.session_token;
    return response;
  };
  return {
    services,
    pool,
    http,
    send,
    call: callEndpoint,
    async ask(endpoint, input, call) {
      const response = await callEndpoint(endpoint, input, call);
      if (response.code !== '10000') throw new Error(`${endpoint.path}: ${JSON.stringify(response)}`);
      return response.data;
    },
    runJobs,
    async retryJobs() {
      const makeDue = 'update graphile_worker._private_jobs set run_at = now() where attempts < max_attempts';
      while ((await pool.query(makeDue)).rowCount !== 0) await runJobs();
    },
    async close() {
      await http.close();
      await close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Mockups that one test of the run has prepared are kept for all: their names hold what they were made of, and one takes a
 * second of the processor.
 */
function shareMockups(dataDir: string): void {
  const own = join(dataDir, 'cache', 'mockups');
  if (existsSync(own)) return;
  const shared = join(provided('sharedFolder'), 'mockups');
  for (const folder of [shared, join(dataDir, 'cache')]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  symlinkSync(shared, own);
}

function inject(
  http: FastifyInstance,
  endpoint: Endpoint,
  input: unknown,
  { token, ip = '127.0.0.1', locale }: CallOptions = {},
): Promise<LightMyRequestResponse> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers.authorization = `Basic ${token}`;
  if (locale) headers['accept-language'] = locale;
  const request = { method: endpoint.method, url: endpoint.path, headers, remoteAddress: ip };
  if (endpoint.method === 'POST') return http.inject({ ...request, payload: input as object });
  return http.inject({ ...request, query: asQuery(input as Record<string, unknown>) });
}

/** GET parameters are text on the wire. */
function asQuery(input: Record<string, unknown>): Record<string, string | string[]> {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
  );
}
