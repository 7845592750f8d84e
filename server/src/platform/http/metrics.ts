import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/db.ts';
import { countJobs } from '../jobs/count-jobs.ts';

/** Upper bounds of the duration histogram, in seconds. */
const BOUNDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 20];

interface Series {
  count: number;
  seconds: number;
  buckets: number[];
}

/** GET /metrics in Prometheus' text format: requests of this process by route and status, jobs of the whole system. */
export function registerMetrics(app: FastifyInstance, db: Db): void {
  const series = new Map<string, Series>();
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the path: the number of series stays bounded.
    const route = request.routeOptions.url ?? 'none';
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    const seconds = reply.elapsedTime / 1000;
    const entry = series.get(labels) ?? { count: 0, seconds: 0, buckets: BOUNDS.map(() => 0) };
    series.set(labels, entry);
    entry.count += 1;
    entry.seconds += seconds;
    BOUNDS.forEach((bound, index) => {
      if (seconds <= bound) entry.buckets[index]! += 1;
    });
  });
  app.get('/metrics', async (_, reply) => {
    const jobs = await countJobs(db);
    void reply.type('text/plain; version=0.0.4; charset=utf-8');
    return [...requestLines(series), ...jobLines(jobs), ...processLines()].join('\n').concat('\n');
  });
}

function requestLines(series: Map<string, Series>): string[] {
  const lines = ['# TYPE http_request_duration_seconds histogram'];
  for (const [labels, { count, seconds, buckets }] of series) {
    buckets.forEach((value, index) => {
      lines.push(`http_request_duration_seconds_bucket{${labels},le="${BOUNDS[index]}"} ${value}`);
    });
    lines.push(`http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`);
    lines.push(`http_request_duration_seconds_sum{${labels}} ${seconds}`);
    lines.push(`http_request_duration_seconds_count{${labels}} ${count}`);
  }
  return lines;
}

function jobLines(jobs: Awaited<ReturnType<typeof countJobs>>): string[] {
  return [
    '# TYPE jobs gauge',
    ...jobs.map(({ name, state, count }) => `jobs{name="${name}",state="${state}"} ${count}`),
  ];
}

function processLines(): string[] {
  return [
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime()}`,
  ];
}
