import { filterKey, type ImageFilter } from '@diy/design/layers';
import {
  type DrawableImage as CanvasImage,
  filteredSize,
  filterInBands,
  halvePicture,
  type PreparedImageSize,
  type RgbaPicture,
} from '@diy/design/painting';
import { type ByteBoundedCache, createByteBoundedCache } from '../../../platform/cache/byte-bounded-cache.ts';
import { decodeRgba } from '../../../platform/canvas/encode-picture.ts';
import {
  canvasFromPixels,
  createNodeCanvas,
  type NodeCanvas,
  putPixels,
  readPixels,
} from '../../../platform/canvas/node-canvas.ts';
import { createWorkSlots, type WorkSlots } from '../../../platform/concurrency/work-slots.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { readPicture } from '../../../platform/pictures/unreadable-picture.ts';
import { collectGarbage } from '../../../platform/process/collect-garbage.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import type { DrawableImage } from '../../images/index.ts';

/**
 * Decoded sources kept in each thread that draws. A picture of 13 megapixels fits together with its halves: products want
 * it in different sizes, and it must not be decoded again for each.
 */
const CACHE_BYTES = 72 * 1024 * 1024;
/** Sources reduced by the decoder, some 500 px wide: the next product's preview is drawn from the same. */
const REDUCED_BYTES = 8 * 1024 * 1024;
/** Above this a source is reduced while it is decoded, since its full pixels would not fit the memory. */
const STREAM_REDUCE_PIXELS = 24_000_000;

/** Pixels as decoded, from which each size is made: a design's mockups and print file want different ones. */
const DECODED_BYTES = 50 * 1024 * 1024;

/** Above this a picture's pixels are a tenth of the worker's memory, so no thread decodes two of them at once. */
const SHRUNK_FROM_PIXELS = 16_000_000;

/** Whether a picture's pixels must be released early. */
export const isLargePicture = ({ widthPx, heightPx }: Pick<DrawableImage, 'widthPx' | 'heightPx'>): boolean =>
  widthPx * heightPx > SHRUNK_FROM_PIXELS;

/** Decoded pictures of the library, kept for the next design that uses them. */
export interface ImageSources {
  /**
   * A library image decoded, its colours changed, and halved as far as it is drawn. Without `isExact` the decoder reduces
   * it, which is several times faster and nearly equal; such copies are kept separately.
   */
  load(
    image: DrawableImage,
    size: PreparedImageSize,
    filter?: ImageFilter | null,
    isExact?: boolean,
  ): Promise<CanvasImage>;
  /**
   * Starts to decode a picture that is not in memory, during another wait. A picture that would not be kept until it is
   * needed is skipped.
   */
  decodeEarly(image: DrawableImage, filter: ImageFilter | null): void;
}

/** Where pictures come from, and what of them is in memory. */
interface Memory {
  storage: ObjectStore;
  largeSlot: WorkSlots;
  cache: ByteBoundedCache<CanvasImage>;
  reduced: ByteBoundedCache<CanvasImage>;
  decoded: ByteBoundedCache<RgbaPicture>;
}

const canvasBytes = (image: CanvasImage) => image.widthPx * image.heightPx * 4;

/** The sources of one store; each thread that draws has its own. */
export function createImageSources(storage: ObjectStore): ImageSources {
  const memory: Memory = {
    storage,
    largeSlot: createWorkSlots(1, 1000),
    cache: createByteBoundedCache(CACHE_BYTES, canvasBytes),
    reduced: createByteBoundedCache(REDUCED_BYTES, canvasBytes),
    decoded: createByteBoundedCache(DECODED_BYTES, (picture) => picture.rgba.byteLength),
  };
  return {
    load: (image, size, filter = null, isExact = true) => loadSource(memory, image, size, filter, isExact),
    decodeEarly: (image, filter) => decodeEarly(memory, image, filter),
  };
}

function loadSource(
  memory: Memory,
  image: DrawableImage,
  size: PreparedImageSize,
  filter: ImageFilter | null,
  isExact: boolean,
): Promise<CanvasImage> {
  const { cache, reduced } = memory;
  const colours = filterKey(filter);
  const key = sourceKey(image, colours, size.halvings);
  // Filters are applied in full size for every size; otherwise a fine halftone would have another tone.
  if (!isExact && size.halvings > 0 && colours === '') {
    // The exact picture is often in memory already, from the mockups before the print.
    const kept = cache.peek(key);
    if (kept) return Promise.resolve(kept);
    return reduced.get(key, () => decodeSource(memory, image, size, true));
  }
  return cache.get(key, () =>
    inTurn(memory, image, () => {
      if (filter && colours !== '') return filterSource(memory, image, size, filter);
      const isStreamed = image.widthPx * image.heightPx > STREAM_REDUCE_PIXELS;
      return decodeSource(memory, image, size, isStreamed && size.halvings > 0);
    }),
  );
}

function decodeEarly(memory: Memory, image: DrawableImage, filter: ImageFilter | null): void {
  if (image.widthPx * image.heightPx * 4 > DECODED_BYTES || isKept(memory, image, filterKey(filter))) return;
  // The error is reported when the picture is requested.
  decodePicture(memory, image, { ...image, halvings: 0 }, false).catch(() => {});
}

function isKept({ cache }: Memory, image: DrawableImage, colours: string): boolean {
  const halvings = Math.floor(Math.log2(Math.min(image.widthPx, image.heightPx)));
  return Array.from({ length: halvings + 1 }, (_, n) => sourceKey(image, colours, n)).some((key) =>
    cache.peek(key),
  );
}

/** A large picture is processed alone, and its memory is released before the next one starts. */
function inTurn<T>({ largeSlot }: Memory, image: DrawableImage, work: () => Promise<T>): Promise<T> {
  if (!isLargePicture(image)) return work();
  return largeSlot.run(async () => {
    const made = await work();
    await collectGarbage();
    return made;
  });
}

function sourceKey({ sha256 }: DrawableImage, colours: string, halvings: number): string {
  return `${sha256}${colours}:${halvings}`;
}

async function decodeSource(
  memory: Memory,
  image: DrawableImage,
  size: PreparedImageSize,
  isReducedByDecoder: boolean,
): Promise<CanvasImage> {
  const larger = isReducedByDecoder ? undefined : keptLarger(memory, image, '', size.halvings);
  const picture = larger ?? (await decodePicture(memory, image, size, isReducedByDecoder));
  // From here on its full-size canvas is used.
  if (size.halvings === 0 && !isReducedByDecoder) memory.decoded.drop(image.sha256);
  return asSource(halveTo(picture, size));
}

/**
 * Colours are changed before halving, a band of rows at a time: no second copy of a large picture is made. One that is
 * too large to decode whole is first reduced to the largest size that is not.
 */
async function filterSource(
  memory: Memory,
  image: DrawableImage,
  size: PreparedImageSize,
  filter: ImageFilter,
): Promise<CanvasImage> {
  const first = filteredSize(image, size.halvings);
  const larger = keptLarger(memory, image, filterKey(filter), size.halvings, first.halvings);
  if (larger) return asSource(halveTo(larger, size));
  const picture = await decodePicture(memory, image, first, first.halvings > 0);
  if (first.halvings < size.halvings) return asSource(halveTo(filterHalved(picture, filter), size));
  if (size.halvings === 0) memory.decoded.drop(image.sha256);
  const canvas = createNodeCanvas(picture.widthPx, picture.heightPx);
  filterInBands(picture, filter, false, (band, top) => putPixels(canvas, band, top));
  return { source: canvas.source, widthPx: picture.widthPx, heightPx: picture.heightPx };
}

function filterHalved(picture: RgbaPicture, filter: ImageFilter): RgbaPicture {
  const widthPx = Math.ceil(picture.widthPx / 2);
  const heightPx = Math.ceil(picture.heightPx / 2);
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  filterInBands(picture, filter, true, (band, top) => rgba.set(band.rgba, top * widthPx * 4));
  return { rgba, widthPx, heightPx };
}

function halveTo(picture: RgbaPicture, size: PreparedImageSize): RgbaPicture {
  let halved = picture;
  while (halved.widthPx > size.widthPx && halved.heightPx > size.heightPx) halved = halvePicture(halved);
  return halved;
}

function asSource(picture: RgbaPicture): CanvasImage {
  const { source } = canvasFromPixels(picture);
  return { source, widthPx: picture.widthPx, heightPx: picture.heightPx };
}

/**
 * Pixels of the same image kept in a larger size, `least` halvings or more. Only solid ones: a canvas rounds colours that
 * are not.
 */
function keptLarger(
  { cache }: Memory,
  image: DrawableImage,
  colours: string,
  halvings: number,
  least = 0,
): RgbaPicture | undefined {
  if (image.hasAlpha) return undefined;
  for (let step = halvings - 1; step >= least; step -= 1) {
    const kept = cache.peek(sourceKey(image, colours, step));
    if (kept) return readPixels({ source: kept.source as NodeCanvas['source'] });
  }
  return undefined;
}

async function decodePicture(
  memory: Memory,
  image: DrawableImage,
  size: PreparedImageSize,
  isReducedByDecoder: boolean,
): Promise<RgbaPicture> {
  const find = async () => image.localPath ?? memory.storage.localPath(image.masterKey);
  if (isReducedByDecoder) return readPicture(image.name, find, (path) => decodeReduced(path, size));
  return memory.decoded.get(image.sha256, () => readPicture(image.name, find, decodeRgba));
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
