import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { InspectedPicture } from '../../inspected-picture.ts';
import { openStrictly } from '../decode/open-strictly.ts';
import { scanAlpha } from './scan-alpha.ts';

/**
 * The picture with the transparency of its pixels, although its header calls it unused. Null if no pixel is transparent, so that the
 * header is right, and if every pixel would be invisible: some programs write zeros there for opaque pictures.
 */
export async function withDeniedAlpha(
  picture: InspectedPicture,
  folder: string,
): Promise<InspectedPicture | null> {
  const { deniedAlpha } = picture;
  if (deniedAlpha === null) return null;
  const copy = join(folder, `${randomUUID()}.webp`);
  try {
    await deniedAlpha(() => copy);
    const { hasAlpha } = await scanAlpha(copy, folder);
    if (!hasAlpha || (await isUnseen(copy))) return null;
    return { ...picture, hasAlphaChannel: true, isDrawableAsIs: false, convertedSource: deniedAlpha };
  } catch {
    // What is wrong with it is found where it is decoded.
    return null;
  } finally {
    await rm(copy, { force: true });
  }
}

async function isUnseen(path: string): Promise<boolean> {
  const { channels } = await openStrictly(path).stats();
  return channels.at(-1)!.max === 0;
}
