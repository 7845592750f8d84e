import { localeOf } from '../../platform/http/locale.ts';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { createEventStreams } from './event-streams.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // Otherwise the idle connection would stay open after the stream and delay the server's stop.
  connection: 'close',
};

/**
 * GET /saas/operations/events: changed operations as server-sent events. Starts with the newest ones, then
 * `ready`; each change comes as `operation` with the same shape as /saas/operations/item. Read it with fetch,
 * because the token travels in the Authorization header.
 */
export const operationEventRoutes: FeatureRoutes = (routes, services) => {
  const streams = createEventStreams(services);
  routes.raw.addHook('preClose', () => streams.close());

  routes.raw.get('/saas/operations/events', async (request, reply) => {
    const { id: ownerId } = await routes.signedInOf(request);
    const locale = localeOf(request.headers['accept-language']);
    streams.requireRoom(ownerId);
    reply.hijack();
    reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
    const checkToken = () => routes.signedInOf(request);
    await streams.open({ ownerId, locale, output: reply.raw, checkToken });
  });
};
