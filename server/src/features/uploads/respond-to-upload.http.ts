import type { FastifyReply, FastifyRequest } from 'fastify';
import { whenClosed } from '../../platform/concurrency/when-closed.ts';
import { FormMalformed, FormTooLarge } from '../../platform/storage/receive-form.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { PartCutOff, PartTooLarge, PartTooSlow } from './parts/part-files.ts';
import { InvalidParts, NoSuchUpload, TooManyUploads } from './parts/part-uploads.service.ts';
import { UploadRefused } from './protocol/upload-refused.ts';
import { KeyBusy, KeyTaken } from './uploads.service.ts';

/** How long a refused client may keep sending, so that it can read the response. */
const DRAIN_MS = 5000;

/** Status and text as Qiniu's clients expect them (https://developer.qiniu.com/kodo/3928/error-responses). Rethrows others. */
function explainUpload(error: unknown): [status: number, text: string] {
  if (error instanceof UploadRefused) return [error.status, error.message];
  if (error instanceof KeyTaken) return [614, 'file exists'];
  if (error instanceof KeyBusy) return [503, 'the key is being emptied'];
  if (error instanceof FormTooLarge || error instanceof PartTooLarge) return [413, 'exceed FsizeLimit'];
  if (error instanceof FormMalformed) return [400, 'file is not specified in multipart'];
  if (error instanceof PartTooSlow) return [408, 'too slow'];
  if (error instanceof PartCutOff) return [400, 'incomplete part'];
  if (error instanceof NoSuchUpload) return [612, 'no such uploadId'];
  if (error instanceof InvalidParts) return [400, error.message];
  if (error instanceof TooManyUploads) return [573, 'too many unfinished uploads'];
  if (error instanceof StorageFull) return [507, 'storage is full'];
  if (error instanceof Error && /premature|aborted|unexpected end/i.test(error.message))
    return [400, 'incomplete form'];
  throw error;
}

/**
 * Sends the response; a client that is still sending may continue for a moment, is ignored, and is then disconnected. No
 * `connection: close`: node would disconnect at once, and the client would lose this response.
 */
export function respondToUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: object,
): FastifyReply {
  if (!request.raw.complete) {
    request.raw.unpipe();
    request.raw.resume();
    const timer = setTimeout(() => request.raw.destroy(), DRAIN_MS);
    timer.unref();
    whenClosed(request.raw, () => clearTimeout(timer));
  }
  // Not reply.code: it refuses Qiniu's 614.
  reply.raw.statusCode = status;
  if (status === 503) reply.header('retry-after', 2);
  return reply.header('cache-control', 'no-store').send(body);
}

/** Runs `work` and returns its result; an error becomes the refusal that Qiniu's clients expect. */
export async function respondOrRefuse(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<object>,
): Promise<FastifyReply> {
  try {
    return respondToUpload(request, reply, 200, await work());
  } catch (error) {
    const [status, text] = explainUpload(error);
    return respondToUpload(request, reply, status, { error: text });
  }
}
