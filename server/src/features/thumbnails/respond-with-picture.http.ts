import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidRunning, isUnchanged, openToEverybody } from '../../platform/storage/file-routes.ts';
import type { PictureFacts } from './picture-facts.ts';
import { asksForFacts } from './read-picture-query.ts';
import { replyToPictureError, sendBytes, untilClosed } from './send-picture.http.ts';
import type { Thumbnails } from './thumbnails.service.ts';

/** The picture that the query asks for, or the facts of it; a response without a body when the client has that picture. */
export async function respondWithPicture(
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
    return replyToPictureError(error, reply);
  }
}

/** `image/info` has each value in a separate object, as text. */
const inAliyunsWay = ({ size, format, width, height }: PictureFacts) => ({
  FileSize: { value: String(size) },
  Format: { value: format },
  ImageHeight: { value: String(height) },
  ImageWidth: { value: String(width) },
});
