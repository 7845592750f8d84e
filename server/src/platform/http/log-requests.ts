import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logging/logger.ts';

/** Pages show files by the hundred, so a file that was served well and fast is not logged. */
const FILES = '/files/*';
const SLOW_FILE_MS = 1000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is; empty until a token was accepted. */
    accountId: string;
    /** The reason of a refusal in HTTP 200: its id, or `signed-out`; empty when the call was not refused. */
    refusal: string;
  }
}

/**
 * One line per request: whose it was, how it was refused, and the route's pattern instead of the address, which may hold
 * signatures.
 */
export function logRequests(app: FastifyInstance, log: Logger): void {
  app.decorateRequest('accountId', '');
  app.decorateRequest('refusal', '');
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
        ...(request.accountId ? { accountId: request.accountId } : {}),
        ...(request.refusal ? { refusal: request.refusal } : {}),
      },
      'request',
    );
  });
}
