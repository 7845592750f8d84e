import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import {
  forbidRunning,
  isUnchanged,
  openToEverybody,
  registerFileRoutes,
} from '../../platform/storage/file-routes.ts';
import type { PictureFacts } from './picture-facts.ts';
import { asksForFacts, asksForVariant } from './read-picture-query.ts';
import { explain, sendBytes, untilClosed } from './send-picture.http.ts';
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
      response: (key, query, request, reply) => response(thumbnails, key, query, request, reply),
    },
  });
};

async function response(
  thumbnails: Thumbnails,
  key: string,
  query: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    if (asksForFacts(query)) {
      const facts = await thumbnails.facts(key);
      openToEverybody(reply);
      forbidRunning(reply);
      return reply.send(query.startsWith('imageInfo') ? facts : inAliyunsWay(facts));
    }
    const variant = thumbnails.read(key, query);
    const etag = `"${variant.name}"`;
    if (isUnchanged(request, etag)) {
      openToEverybody(reply);
      return reply.code(304).header('etag', etag).send();
    }
    const { body, contentType } =
      thumbnails.recent(variant) ??
      (await untilClosed(reply, (gone) => thumbnails.get(variant, request.ip, gone)));
    openToEverybody(reply);
    forbidRunning(reply);
    return sendBytes(request, reply, { etag, body, contentType });
  } catch (error) {
    return explain(error, reply);
  }
}

/** `image/info` has each value in a separate object, as text. */
const inAliyunsWay = ({ size, format, width, height }: PictureFacts) => ({
  FileSize: { value: String(size) },
  Format: { value: format },
  ImageHeight: { value: String(height) },
  ImageWidth: { value: String(width) },
});
