import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../database/db.ts';
import { countJobs, oldestDueSeconds } from '../jobs/count-jobs.queries.ts';

/** Upper bounds of the duration histogram, in seconds. */
const BOUNDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 20];

/** Figures of one process and of the jobs of the whole system, in Prometheus' text format. */
export interface Metrics {
  contentType: string;
  /** Counts the requests of an application from now on. */
  observe(app: FastifyInstance): void;
  text(): Promise<string>;
}

/** Metrics of this process. Each call has its own figures: tests run several applications in one process. */
export function createMetrics(db: Db, dataDir: string): Metrics {
  const registry = new Registry();
  const requests = requestDurations(registry);
  gaugeJobs(registry, db);
  gaugeProcess(registry, dataDir);
  return {
    contentType: registry.contentType,
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        // The route's pattern, not the path: the number of series stays bounded.
        const route = request.routeOptions.url ?? 'none';
        const labels = { method: request.method, route, status: reply.statusCode };
        requests.observe(labels, reply.elapsedTime / 1000);
      });
    },
    text: () => registry.metrics(),
  };
}

function requestDurations(registry: Registry): Histogram<'method' | 'route' | 'status'> {
  return new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: BOUNDS,
    registers: [registry],
  });
}

function gaugeJobs(registry: Registry, db: Db): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs in the queue.',
    labelNames: ['name', 'state'],
    registers: [registry],
    async collect() {
      // Read first: of two scrapes at once neither may set figures that the other then resets.
      const counts = await countJobs(db);
      this.reset();
      for (const { name, state, count } of counts) this.set({ name, state }, count);
    },
  });
  new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'How long the job that is due longest has waited for a worker.',
    registers: [registry],
    async collect() {
      this.set(await oldestDueSeconds(db));
    },
  });
}

function gaugeProcess(registry: Registry, dataDir: string): void {
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of this process.',
    registers: [registry],
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'Age of this process.',
    registers: [registry],
    collect() {
      this.set(process.uptime());
    },
  });
  new Gauge({
    name: 'data_folder_free_bytes',
    help: 'Free space of the disk that holds DATA_DIR.',
    registers: [registry],
    async collect() {
      const disk = await statfs(dataDir).catch(() => null);
      if (disk) this.set(disk.bavail * disk.bsize);
    },
  });
}
