import type { FastifyReply, FastifyRequest } from 'fastify';
import { whenClosed } from '../../platform/concurrency/when-closed.ts';
import { TooBusy } from '../../platform/concurrency/work-slots.ts';
import { parseByteRange } from '../../platform/storage/byte-range.ts';
import { refuse } from '../../platform/storage/file-routes.ts';
import { ObjectMissing } from '../../platform/storage/storage-errors.ts';
import { BadPictureRequest } from './picture-request.ts';

/** The whole variant, or the range of it that is asked for. */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, body, contentType }: { etag: string; body: Buffer; contentType: string },
): FastifyReply {
  void reply.header('etag', etag).header('accept-ranges', 'bytes').type(contentType);
  const ifRange = request.headers['if-range'];
  const range =
    ifRange === undefined || ifRange === etag ? parseByteRange(request.headers.range, body.length) : null;
  if (range === 'unsatisfiable')
    return refuse(reply.header('content-range', `bytes */${body.length}`), 416, 'range not satisfiable');
  if (range === null) return reply.send(body);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${body.length}`)
    .send(body.subarray(range.start, range.end + 1));
}

/** Runs `work` with a signal that fires when the client leaves. */
export async function untilClosed<T>(
  reply: FastifyReply,
  work: (gone: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const stay = whenClosed(reply.raw, () => gone.abort(new ClientGone()));
  try {
    return await work(gone.signal);
  } finally {
    stay();
  }
}

class ClientGone extends Error {}

/** The response to a picture that cannot be sent; anything else is thrown on. */
export function replyToPictureError(error: unknown, reply: FastifyReply): FastifyReply {
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
