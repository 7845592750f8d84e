import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooBusy } from '../../platform/concurrency/work-slots.ts';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import {
  forbidRunning,
  isUnchanged,
  openToEverybody,
  refuse,
  registerFileRoutes,
} from '../../platform/storage/file-routes.ts';
import { ObjectMissing } from '../../platform/storage/storage-errors.ts';
import { BadPictureRequest } from './picture-request.ts';
import { asksForVariant } from './read-picture-query.ts';
import { createThumbnails, type Thumbnails } from './thumbnails.service.ts';

/** `GET /files/*`: stored objects, and public pictures in other sizes by `imageView2` and `x-oss-process`. */
export const thumbnailRoutes: FeatureRoutes = (routes, services) => {
  const thumbnails = createThumbnails(services);
  registerFileRoutes(routes.raw, {
    storage: services.storage,
    secretKey: services.config.secretKey,
    now: () => services.clock.now().getTime(),
    variants: {
      wants: asksForVariant,
      answer: (key, query, request, reply) => answer(thumbnails, key, query, request, reply),
    },
  });
};

async function answer(
  thumbnails: Thumbnails,
  key: string,
  query: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const variant = thumbnails.read(key, query);
    const etag = `"${variant.name}"`;
    if (isUnchanged(request, etag)) {
      openToEverybody(reply);
      return reply.code(304).header('etag', etag).send();
    }
    const { body, contentType } =
      thumbnails.recent(variant) ?? (await untilClosed(reply, (gone) => thumbnails.get(variant, gone)));
    openToEverybody(reply);
    forbidRunning(reply);
    return reply.header('etag', etag).type(contentType).send(body);
  } catch (error) {
    return explain(error, reply);
  }
}

/** Runs `work` with a signal that fires when the client leaves. */
async function untilClosed<T>(reply: FastifyReply, work: (gone: AbortSignal) => Promise<T>): Promise<T> {
  const gone = new AbortController();
  const leave = () => gone.abort(new ClientGone());
  reply.raw.once('close', leave);
  // A client that left before this point fires no further event.
  if (reply.raw.closed) leave();
  try {
    return await work(gone.signal);
  } finally {
    reply.raw.off('close', leave);
  }
}

class ClientGone extends Error {}

function explain(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof BadPictureRequest) return refuse(reply, 400, error.message);
  if (error instanceof ObjectMissing) return refuse(reply, 404, 'no such object');
  if (error instanceof TooBusy || isTimeout(error)) {
    return refuse(reply.header('retry-after', 1), 503, 'too many pictures are being made');
  }
  // Nobody reads this response; it only has to end.
  if (error instanceof ClientGone) return refuse(reply, 499, 'client gone');
  throw error;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || /timeout/i.test(error.message));
}
