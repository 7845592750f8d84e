import {
  type DrawableImage as CanvasImage,
  halvePicture,
  type PreparedImageSize,
  type RgbaPicture,
} from '@diy/design/drawing';
import { createByteBoundedCache } from '../../platform/cache/byte-bounded-cache.ts';
import { decodeRgba } from '../../platform/canvas/encode-picture.ts';
import { canvasFromPixels } from '../../platform/canvas/node-canvas.ts';
import { sharp } from '../../platform/pictures/sharp.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { DrawableImage } from '../images/index.ts';

/** Decoded sources kept per process; with canvases and encoder the worker stays below 700 MB. */
const CACHE_BYTES = 64 * 1024 * 1024;
/** Above this a source is reduced while it is decoded, since its full pixels would not fit the memory. */
const STREAM_REDUCE_PIXELS = 24_000_000;

/** Pixels as decoded, from which each size is made: a design's mockups and print file want different ones. */
const DECODED_BYTES = 100 * 1024 * 1024;

const cache = createByteBoundedCache<CanvasImage>(CACHE_BYTES, (image) => image.widthPx * image.heightPx * 4);
const decoded = createByteBoundedCache<RgbaPicture>(DECODED_BYTES, (picture) => picture.rgba.byteLength);

/**
 * A library image decoded and halved as far as it is drawn, kept for the next design that uses it. Without `isExact`
 * reduced by the decoder, several times faster and much alike, and not kept.
 */
export function loadImageSource(
  storage: ObjectStore,
  image: DrawableImage,
  size: PreparedImageSize,
  isExact = true,
): Promise<CanvasImage> {
  if (!isExact && size.halvings > 0) return decodeSource(storage, image, size, true);
  return cache.get(`${image.sha256}:${size.halvings}`, () => {
    const isLarge = image.widthPx * image.heightPx > STREAM_REDUCE_PIXELS;
    return decodeSource(storage, image, size, isLarge && size.halvings > 0);
  });
}

async function decodeSource(
  storage: ObjectStore,
  image: DrawableImage,
  size: PreparedImageSize,
  isReducedByDecoder: boolean,
): Promise<CanvasImage> {
  const path = await storage.localPath(image.masterKey);
  let picture = isReducedByDecoder
    ? await decodeReduced(path, size)
    : await decoded.get(image.sha256, () => decodeRgba(path));
  while (picture.widthPx > size.widthPx && picture.heightPx > size.heightPx) picture = halvePicture(picture);
  const { source } = canvasFromPixels(picture);
  return { source, widthPx: picture.widthPx, heightPx: picture.heightPx };
}

async function decodeReduced(path: string, size: PreparedImageSize) {
  const { data, info } = await sharp(path, { limitInputPixels: false, failOn: 'error' })
    .resize(size.widthPx, size.heightPx, { fit: 'fill', kernel: 'mitchell' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, widthPx: info.width, heightPx: info.height };
}
