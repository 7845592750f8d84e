import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { ChildEnded } from '../../../platform/process/limited-child.ts';
import type { Services } from '../../../platform/services.ts';
import { createPictureDecoder } from './derive/derive-pictures.ts';
import { detectFormat } from './inspect/detect-format.ts';
import { isEnvironmentError, nameFullDiskByText } from './inspect/is-environment-error.ts';
import { readPictureHeader } from './inspect/picture-header.ts';
import { readHead } from './inspect/read-head.ts';

/**
 * Whether a file from elsewhere is a WebP of this size, without transparency, that decodes without any damage: in the process that
 * decodes uploads. Throws where that process, the disk or a folder hindered the work: the file may be whole.
 */
export async function isWholeWebp(
  services: Pick<Services, 'config' | 'decoding' | 'imageState'>,
  ownerId: string,
  path: string,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Promise<boolean> {
  const head = await readHead(path);
  if (detectFormat(head) !== 'webp') return false;
  // Decoders ignore what stands behind the picture, so it could be anything.
  if (head.readUInt32LE(4) + 8 !== (await stat(path)).size) return false;
  const { decoding, derive } = createPictureDecoder(services);
  const folder = join(services.config.dataDir, 'incoming');
  try {
    const { width, height, hasAlpha } = await readPictureHeader(path, 'webp', head);
    if (width !== widthPx || height !== heightPx || hasAlpha) return false;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  const request = { source: path, widthPx, heightPx, hasAlphaChannel: false, folder, master: null };
  return decoding.run(() => derive(request).then(() => true, requireDamage), { owner: ownerId });
}

/** Throws what is no damage that a decoder found; a Refusal names another reason, such as a process that crashed. */
function requireDamage(error: unknown): false {
  if (error instanceof ChildEnded || error instanceof Refusal || !(error instanceof Error)) throw error;
  if (isEnvironmentError(error)) throw nameFullDiskByText(error);
  return false;
}
