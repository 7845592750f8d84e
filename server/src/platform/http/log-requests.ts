import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logging/logger.ts';

/** Pages show files by the hundred, so a file that was served well and fast is not logged. */
const FILES = '/files/*';
const SLOW_FILE_MS = 1000;

/** One line per request: the route's pattern instead of the address, which may hold signatures. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (route === '/healthz') return;
    if (route === FILES && reply.statusCode < 400 && reply.elapsedTime < SLOW_FILE_MS) return;
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        ip: request.ip,
      },
      'request',
    );
  });
}
