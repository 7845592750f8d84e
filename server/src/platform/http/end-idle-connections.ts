import type { FastifyInstance } from 'fastify';

const POLL_MS = 50;

/**
 * While the server closes, ends each connection as soon as its last response is sent. Fastify ends those that are idle when
 * closing begins; one that is at work then would be kept open for the client's next call until `keepAliveTimeout`.
 */
export function endIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), POLL_MS);
    timer.unref();
    app.server.once('close', () => clearInterval(timer));
  });
}
