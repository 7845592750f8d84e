import { createHmac } from 'node:crypto';
import type { ImageFormat } from './inspect/detect-format.ts';

/** Version of the masters, part of their keys; raise it whenever a master would come out differently. */
const MASTER_VERSION = 2;
/** The same for previews. 3: reduced without overshoot; before, dots and fine lines came out darker. */
const PREVIEW_VERSION = 3;

const EXTENSIONS: Record<ImageFormat, string> = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  tiff: 'tif',
  avif: 'avif',
  heic: 'heic',
  svg: 'svg',
  gif: 'gif',
  psd: 'psd',
  bmp: 'bmp',
  pdf: 'pdf',
  eps: 'eps',
};

/** Keys made of account and content, so that saving twice, or again after a crash, writes the same objects. */
export function originalKeyOf(ownerId: string, sha256: string, format: ImageFormat): string {
  return `prv/img/${ownerId}/${sha256.slice(0, 2)}/${sha256}.${EXTENSIONS[format]}`;
}

/** Key of the normalised copy that is drawn instead of the original. */
export function masterKeyOf(ownerId: string, sha256: string): string {
  return `prv/img/${ownerId}/${sha256.slice(0, 2)}/${sha256}-master-${MASTER_VERSION}.png`;
}

/** Previews are public, so their keys must not follow from account and file, which others may know. */
export function previewKeyOf(
  namingKey: string | Buffer,
  ownerId: string,
  sha256: string,
  extension: string,
): string {
  const mark = createHmac('sha256', namingKey)
    .update(`preview\n${ownerId}\n${sha256}\n${PREVIEW_VERSION}`)
    .digest('hex')
    .slice(0, 40);
  return `pub/img/${mark.slice(0, 2)}/${mark}.${extension}`;
}

/** Whether an image's preview has the current version. */
export function isPreviewExact(
  namingKey: string | Buffer,
  ownerId: string,
  sha256: string,
  previewKey: string,
): boolean {
  const extension = previewKey.slice(previewKey.lastIndexOf('.') + 1);
  return previewKeyOf(namingKey, ownerId, sha256, extension) === previewKey;
}
