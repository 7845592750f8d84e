import type { FastifyInstance } from 'fastify';

/**
 * Lets pages of exactly the listed origins call the API. No credentials: the token travels in a header, whose
 * preflight is what keeps other pages from acting for the person.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    void reply.header('access-control-allow-origin', origin);
    void reply.header('access-control-expose-headers', 'Retry-After, X-Request-Id');
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'Authorization, Content-Type, Accept-Language')
      .header('access-control-max-age', '600')
      .send();
  });
}
