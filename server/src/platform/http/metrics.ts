import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../database/db.ts';
import { countJobs } from '../jobs/count-jobs.ts';

/** Upper bounds of the duration histogram, in seconds. */
const BOUNDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 20];

/** GET /metrics in Prometheus' text format: requests of this process by route and status, jobs of the whole system. */
export function registerMetrics(app: FastifyInstance, db: Db): void {
  // Of this application alone: tests run several in one process.
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: BOUNDS,
    registers,
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs in the queue.',
    labelNames: ['name', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { name, state, count } of await countJobs(db)) this.set({ name, state }, count);
    },
  });
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of this process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'Age of this process.',
    registers,
    collect() {
      this.set(process.uptime());
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the path: the number of series stays bounded.
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (_, reply) => {
    void reply.type(registry.contentType);
    return registry.metrics();
  });
}
