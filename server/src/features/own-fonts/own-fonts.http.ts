import type { FastifyReply } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { ownFontKey } from './own-font-key.ts';
import { requireOwnFont } from './own-fonts.service.ts';

/** Sends the file of a font of the account; named by its content, it may be kept for ever by the caller alone. */
export async function sendOwnFont(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  fontId: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { sha256, bytes } = await requireOwnFont(db, ownerId, fontId);
  const file = await storage.stream(ownFontKey(ownerId, sha256));
  return reply
    .headers({
      'content-type': 'font/ttf',
      'content-length': bytes,
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      // Another account on the same computer must ask for itself.
      vary: 'authorization',
    })
    .send(file);
}
