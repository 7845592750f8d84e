import type { FastifyRequest } from 'fastify';
import { UploadRefused } from './upload-refused.ts';

/** A small body as text. Throws UploadRefused when it has more than `maxBytes`. */
export async function readBody(request: FastifyRequest, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.raw as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new UploadRefused(413, 'too many parts');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
