import { followOperations } from '@diy/contract/operations';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { createEventStreams } from './event-streams.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // Otherwise the idle connection would stay open after the stream and delay the server's stop.
  connection: 'close',
};

/** Changed operations as server-sent events. */
export const operationEventRoutes: FeatureRoutes = (routes, services) => {
  const streams = createEventStreams(services);
  routes.raw.addHook('preClose', () => streams.close());

  routes.signedInRaw(followOperations, async (_, { account, locale, reply, checkToken }) => {
    streams.requireRoom(account.id);
    reply.hijack();
    reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
    await streams.open({ ownerId: account.id, locale, output: reply.raw, checkToken });
    return undefined;
  });
};
