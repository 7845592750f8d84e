import type { FastifyRequest } from 'fastify';
import { enforcePace, SLOWEST_PACE } from '../../../platform/concurrency/minimum-pace.ts';
import { UploadRefused } from './upload-refused.ts';

/** A small body as text. Throws UploadRefused when it has more than `maxBytes` or comes by drops. */
export async function readBody(request: FastifyRequest, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const unwatch = enforcePace(
    () => bytes,
    SLOWEST_PACE,
    () => void request.raw.destroy(new UploadRefused(408, 'too slow')),
  );
  try {
    for await (const chunk of request.raw as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new UploadRefused(413, 'too many parts');
      chunks.push(chunk);
    }
  } finally {
    unwatch();
  }
  return Buffer.concat(chunks).toString();
}
