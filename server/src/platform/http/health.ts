import type { FastifyInstance } from 'fastify';
import { requireSchema } from '../database/require-schema.ts';
import { pingDatabase } from '../database/schema.queries.ts';
import type { Services } from '../services.ts';

const TIMEOUT_MS = 3000;
/** How long a result is everybody's. */
const SHARED_MS = 1000;

/**
 * GET /healthz: 200 when database and storage respond and the tables are those of this version, else 503 with the names of those that do not. `uploads` says how
 * browsers upload, and why not straight to the storage service.
 */
export function registerHealth(
  app: FastifyInstance,
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
): void {
  const checks: Record<string, () => Promise<unknown>> = {
    database: () => pingDatabase(db),
    schema: () => requireSchema(db),
    storage: () => storage.stat('pub/health-check'),
  };
  const ask = () =>
    Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await withTimeout(check());
          return [name, 'ok'] as const;
        } catch (error) {
          log.warn({ check: name, error: (error as Error).message }, 'health check failed');
          return [name, 'failed'] as const;
        }
      }),
    );
  // Anybody may ask, as often as they like: all who do within a second share two queries and a look into the store.
  let last: { askedAt: number; results: ReturnType<typeof ask> } | null = null;
  app.get('/healthz', async (_, reply) => {
    const now = performance.now();
    if (!last || now - last.askedAt > SHARED_MS) last = { askedAt: now, results: ask() };
    const results = await last.results;
    const healthy = results.every(([, result]) => result === 'ok');
    if (!healthy) void reply.code(503).header('retry-after', 2);
    return {
      status: healthy ? 'ok' : 'failed',
      checks: Object.fromEntries(results),
      uploads: {
        way: storage.direct ? 'direct' : 'through-server',
        ...(storage.uploadObstacle ? { obstacle: storage.uploadObstacle } : {}),
      },
    };
  });
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
