import { join } from 'node:path';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { ChildEnded } from '../../../platform/process/limited-child.ts';
import type { Services } from '../../../platform/services.ts';
import { decoderOf } from './derive/derive-pictures.ts';
import { detectFormat } from './inspect/detect-format.ts';
import { readPictureHeader } from './inspect/picture-header.ts';
import { readHead } from './inspect/read-head.ts';

/**
 * Whether a file from elsewhere is a WebP of this size, without transparency, that decodes without any damage: in the process that
 * decodes uploads. Throws where that process could not do its work.
 */
export async function isWholeWebp(
  services: Pick<Services, 'config' | 'decoding' | 'imageState'>,
  ownerId: string,
  path: string,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Promise<boolean> {
  const head = await readHead(path);
  if (detectFormat(head) !== 'webp') return false;
  const { decoding, derive } = decoderOf(services);
  const folder = join(services.config.dataDir, 'incoming');
  try {
    const { width, height, hasAlpha } = await readPictureHeader(path, 'webp', head);
    if (width !== widthPx || height !== heightPx || hasAlpha) return false;
    const request = { source: path, widthPx, heightPx, hasAlphaChannel: false, folder, master: null };
    await decoding.run(() => derive(request), { owner: ownerId });
    return true;
  } catch (error) {
    if (error instanceof ChildEnded) throw error;
    if (error instanceof Refusal || error instanceof Error) return false;
    throw error;
  }
}
