import {
  type DrawableImage as CanvasImage,
  halvePicture,
  type PreparedImageSize,
  type RgbaPicture,
} from '@diy/design/drawing';
import { createByteBoundedCache } from '../../platform/cache/byte-bounded-cache.ts';
import { decodeRgba } from '../../platform/canvas/encode-picture.ts';
import { canvasFromPixels, type NodeCanvas, readPixels } from '../../platform/canvas/node-canvas.ts';
import { sharp } from '../../platform/pictures/sharp.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { DrawableImage } from '../images/index.ts';

/**
 * Decoded sources kept per process; with canvases and encoder the worker stays below 700 MB. A picture of 13 megapixels
 * fits together with its halves: products want it in different sizes, and it must not be decoded anew for each.
 */
const CACHE_BYTES = 72 * 1024 * 1024;
/** Sources reduced by the decoder, some 500 px wide: the next product's preview is drawn from the same. */
const REDUCED_BYTES = 8 * 1024 * 1024;
/** Above this a source is reduced while it is decoded, since its full pixels would not fit the memory. */
const STREAM_REDUCE_PIXELS = 24_000_000;

/** Pixels as decoded, from which each size is made: a design's mockups and print file want different ones. */
const DECODED_BYTES = 50 * 1024 * 1024;

const canvasBytes = (image: CanvasImage) => image.widthPx * image.heightPx * 4;
const cache = createByteBoundedCache<CanvasImage>(CACHE_BYTES, canvasBytes);
const reduced = createByteBoundedCache<CanvasImage>(REDUCED_BYTES, canvasBytes);
const decoded = createByteBoundedCache<RgbaPicture>(DECODED_BYTES, (picture) => picture.rgba.byteLength);

/**
 * A library image decoded and halved as far as it is drawn, kept for the next design that uses it. Without `isExact`
 * reduced by the decoder, several times faster and much alike, and kept apart.
 */
export function loadImageSource(
  storage: ObjectStore,
  image: DrawableImage,
  size: PreparedImageSize,
  isExact = true,
): Promise<CanvasImage> {
  if (!isExact && size.halvings > 0) {
    return reduced.get(`${image.sha256}:${size.halvings}`, () => decodeSource(storage, image, size, true));
  }
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
  const larger = isReducedByDecoder ? undefined : keptLarger(image, size.halvings);
  let picture = larger ?? (await decodePicture(storage, image, size, isReducedByDecoder));
  while (picture.widthPx > size.widthPx && picture.heightPx > size.heightPx) picture = halvePicture(picture);
  const { source } = canvasFromPixels(picture);
  return { source, widthPx: picture.widthPx, heightPx: picture.heightPx };
}

/** Pixels of the same image kept in a larger size. Only solid ones: a canvas rounds colours that are not. */
function keptLarger(image: DrawableImage, halvings: number): RgbaPicture | undefined {
  if (image.hasAlpha) return undefined;
  for (let step = halvings - 1; step >= 0; step -= 1) {
    const kept = cache.peek(`${image.sha256}:${step}`);
    if (kept) return readPixels({ source: kept.source as NodeCanvas['source'] });
  }
  return undefined;
}

async function decodePicture(
  storage: ObjectStore,
  image: DrawableImage,
  size: PreparedImageSize,
  isReducedByDecoder: boolean,
): Promise<RgbaPicture> {
  const path = await storage.localPath(image.masterKey);
  if (isReducedByDecoder) return decodeReduced(path, size);
  const picture = await decoded.get(image.sha256, () => decodeRgba(path));
  // Its canvas in full size serves from here on.
  if (size.halvings === 0) decoded.drop(image.sha256);
  return picture;
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
