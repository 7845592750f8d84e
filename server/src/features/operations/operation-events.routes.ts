import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyRequests } from '../../platform/errors/too-many-requests.ts';
import { localeOf } from '../../platform/http/locale.ts';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { createOperationFeed } from './operation-feed.ts';
import { presentOperation } from './operations.presenter.ts';
import { listOperations, type ShownOperation } from './operations.service.ts';

const HEARTBEAT_MS = 15_000;
const MAX_STREAMS_PER_ACCOUNT = 20;
/** A client this many bytes behind is disconnected; it connects again and gets the newest state. */
const MAX_UNSENT_BYTES = 1024 * 1024;
const SHOWN_AT_START = 20;

/**
 * GET /saas/operations/events: changed operations as server-sent events. Starts with the newest ones, then
 * `ready`; each change comes as `operation` with the same shape as /saas/operations/item. Read it with fetch,
 * because the token travels in the Authorization header.
 */
export const operationEventRoutes: FeatureRoutes = (routes, services) => {
  const feed = createOperationFeed(services);
  const open = new Map<FastifyReply, string>();
  routes.raw.addHook('preClose', async () => {
    for (const reply of open.keys()) reply.raw.end();
    await feed.close();
  });

  routes.raw.get('/saas/operations/events', async (request: FastifyRequest, reply) => {
    const account = await routes.signedInOf(request);
    const locale = localeOf(request.headers['accept-language']);
    const own = [...open.values()].filter((id) => id === account.id).length;
    if (own >= MAX_STREAMS_PER_ACCOUNT) throw new TooManyRequests(30);
    open.set(reply, account.id);

    const write = (text: string) => {
      if (reply.raw.writableLength > MAX_UNSENT_BYTES) reply.raw.destroy();
      else if (!reply.raw.writableEnded) reply.raw.write(text);
    };
    const send = (rows: ShownOperation[]) => {
      for (const row of rows) {
        write(
          `event: operation\ndata: ${JSON.stringify(presentOperation(row, services.storage, locale))}\n\n`,
        );
      }
    };
    const sendNewest = async () => {
      const newest = { state: 'all', content: '', p: 1, limit: SHOWN_AT_START } as const;
      send((await listOperations(services.db, account.id, newest)).rows.reverse());
      write('event: ready\ndata: {}\n\n');
    };
    const onBroken = () => reply.raw.end();

    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // Otherwise the idle connection would stay open after the stream and delay the server's stop.
      connection: 'close',
    });
    const unsubscribe = feed.subscribe(account.id, send, () => void sendNewest().catch(onBroken));
    const heartbeat = setInterval(() => {
      write(': still here\n\n');
      // A token revoked meanwhile ends the stream too.
      routes.signedInOf(request).catch(onBroken);
    }, HEARTBEAT_MS);
    reply.raw.on('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
      open.delete(reply);
    });
    await sendNewest().catch(onBroken);
  });
};
