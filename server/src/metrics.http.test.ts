import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from './build-app.ts';
import { appFeatures } from './features/index.ts';
import type { ListenAddress } from './platform/config/listen-address.ts';
import { findProjectFolder } from './platform/config/project-folder.ts';
import { chooseFreePort } from './platform/database/embedded-postgres/choose-free-port.ts';
import { createMetrics, type Metrics } from './platform/http/metrics.ts';
import { serveMetrics } from './platform/http/serve-metrics.ts';
import { silentLogger } from './platform/logging/create-logger.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let app: TestApp;
let http: FastifyInstance;
let metrics: Metrics;
let address: ListenAddress;
let stop: () => Promise<void>;
beforeAll(async () => {
  app = await buildTestApp();
  metrics = createMetrics(app.services.db, app.services.config.dataDir);
  http = buildApp(app.services, appFeatures, metrics);
  await http.ready();
  address = { host: '127.0.0.1', port: await chooseFreePort(undefined) };
  stop = await serveMetrics(address, metrics, silentLogger);
});
afterAll(async () => {
  await stop();
  await http.close();
  await app.close();
});
const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${address.port}${path}`, init);
const enqueue = (name: string, delaySeconds: number) =>
  app.services.jobs.enqueue(app.services.db, {
    job: { name, payload: z.object({}) },
    payload: {},
    delaySeconds,
  });

test('requests are counted by route, not by address, jobs by name and state', async () => {
  await http.inject('/saas/diy/verif?nonsense=1');
  await enqueue('test.wait', 60);
  await enqueue('test.due', 0);
  const response = await get('/metrics');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const body = await response.text();
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/saas\/diy\/verif",status="200"\} \d/,
  );
  expect(body).toContain('jobs{name="test.wait",state="waiting"} 1');
  expect(body).toContain('jobs{name="test.due",state="due"} 1');
  expect(body).toMatch(/^jobs_oldest_due_seconds 0\.\d+/m);
  expect(body).toMatch(/^data_folder_free_bytes [1-9]/m);
  expect(body).not.toContain('nonsense');
});

test('the public port has no metrics, their address nothing else', async () => {
  expect((await http.inject('/metrics')).statusCode).toBe(404);
  expect((await http.inject({ url: '/metrics', headers: { accept: 'text/html' } })).statusCode).toBe(404);
  expect((await get('/')).status).toBe(404);
  expect((await get('/healthz')).status).toBe(404);
  expect((await get('/metrics', { method: 'POST' })).status).toBe(404);
});

test('without a setting there is none, and a used address is named', async () => {
  await (await serveMetrics(null, metrics, silentLogger))();
  await expect(serveMetrics(address, metrics, silentLogger)).rejects.toThrow(/METRICS_ADDRESS/);
});

const ALERTS = join(findProjectFolder(), 'docs', 'operations', 'alerts.yml');
/** What Prometheus itself adds. */
const ITS_OWN = ['up', 'job', 'instance'];

/** Expressions of a rule file: of one line, or the more indented lines below `expr: |`. */
function expressionsOf(rules: string): string[] {
  return [...rules.matchAll(/^( +)expr: (?:\|\n((?:\1 .*\n)+)|(.*)\n)/gm)].map(
    ([, , block, line]) => block ?? line!,
  );
}

/** Names of metrics and labels in an expression. */
function namesIn(expression: string): string[] {
  const labels = [...expression.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner = '']) =>
    [...inner.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, name]) => name!),
  );
  const grouped = [...expression.matchAll(/\b(?:by|without) \(([^)]*)\)/g)].flatMap(([, inner = '']) =>
    inner.split(', '),
  );
  const rest = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) \([^)]*\)/g, ' ')
    .replaceAll(/\b(?:or|and|unless|offset)\b|\b\d[\w.]*/g, ' ');
  const metrics = [...rest.matchAll(/\b([a-z_]+)\b(?!\s*\()/g)].map(([, name]) => name!);
  return [...labels, ...grouped, ...metrics];
}

test('alert rules speak of metrics and labels that exist', async () => {
  await http.inject('/saas/diy/verif');
  await enqueue('test.more', 60);
  const text = await (await get('/metrics')).text();
  const known = new Set([
    ...ITS_OWN,
    ...[...text.matchAll(/^(\w+)|(\w+)="/gm)].map(([, metric, label]) => metric ?? label!),
  ]);
  const expressions = expressionsOf(readFileSync(ALERTS, 'utf8'));
  expect(expressions).toHaveLength(8);
  const names = expressions.flatMap(namesIn);
  expect(new Set(names)).toContain('jobs_oldest_due_seconds');
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(
    namesIn('sum by (nothing) (rate(no_such{what="x"}[5m])) > 3').filter((name) => !known.has(name)),
  ).toEqual(['what', 'nothing', 'no_such']);
});

const promtool = spawnSync('promtool', ['--version']).status === 0;
test.skipIf(!promtool)('promtool takes the alert rules', () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', ALERTS], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
