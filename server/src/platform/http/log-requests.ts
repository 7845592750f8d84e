import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logging/logger.ts';

/** One line per answered request: the route's pattern instead of the address, which may hold signatures. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (route === '/healthz' || route === '/metrics') return;
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
