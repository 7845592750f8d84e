import { createHmac } from 'node:crypto';
import { DERIVATION_VERSION } from './derive/derive-pictures.ts';
import type { ImageFormat } from './inspect/detect-format.ts';

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
};

/** Keys made of account and content, so that saving twice, or again after a crash, writes the same objects. */
export function originalKeyOf(ownerId: string, sha256: string, format: ImageFormat): string {
  return `prv/img/${ownerId}/${sha256.slice(0, 2)}/${sha256}.${EXTENSIONS[format]}`;
}

/** Key of the normalised copy that is drawn instead of the original. */
export function masterKeyOf(ownerId: string, sha256: string): string {
  return `prv/img/${ownerId}/${sha256.slice(0, 2)}/${sha256}-master-${DERIVATION_VERSION}.png`;
}

/** Previews are public, so their keys must not follow from what others may know: account and file. */
export function previewKeyOf(secretKey: string, ownerId: string, sha256: string, extension: string): string {
  const mark = createHmac('sha256', secretKey)
    .update(`preview\n${ownerId}\n${sha256}\n${DERIVATION_VERSION}`)
    .digest('hex')
    .slice(0, 40);
  return `pub/img/${mark.slice(0, 2)}/${mark}.${extension}`;
}
