import { filterKey, type ImageFilter } from '@diy/design/layers';
import { filterPicture, type RgbaPicture } from '@diy/design/painting';

/** Copies in other colours and the pixels they are made from, per page and per worker. */
const MAX_BYTES = 96 * 1024 * 1024;

/** Pictures in a filter's colours, each made once and kept while there is room. */
export interface FilteredPictures {
  get(bitmap: ImageBitmap, filter: ImageFilter): ImageBitmap;
}

/**
 * Works on the copy that is drawn, not on the whole picture, so that the cost of moving a slider depends on the size on
 * screen. `maxBytes` bounds the cache; the least recently used go first.
 */
export function createFilteredPictures(maxBytes = MAX_BYTES): FilteredPictures {
  // A Map keeps insertion order, so its first entry is the one unused for longest.
  const kept = new Map<string, ImageBitmap | RgbaPicture>();
  const ids = new WeakMap<ImageBitmap, number>();
  let lastId = 0;
  let bytes = 0;

  const idOf = (bitmap: ImageBitmap) => {
    const known = ids.get(bitmap) ?? ++lastId;
    ids.set(bitmap, known);
    return known;
  };
  const remember = <T extends ImageBitmap | RgbaPicture>(key: string, make: () => T): T => {
    const known = kept.get(key) as T | undefined;
    const value = known ?? make();
    kept.delete(key);
    kept.set(key, value);
    if (!known) bytes += bytesOf(value);
    for (const [oldest, entry] of kept) {
      if (bytes <= maxBytes || oldest === key) break;
      kept.delete(oldest);
      bytes -= bytesOf(entry);
      // The collector does not see how large a bitmap is: dozens would pile up while a slider moves.
      if ('close' in entry) entry.close();
    }
    return value;
  };

  return {
    get(bitmap, filter) {
      const id = idOf(bitmap);
      return remember(`${id}${filterKey(filter)}`, () =>
        bitmapOf(
          filterPicture(
            remember(`${id}`, () => readBitmap(bitmap)),
            filter,
          ),
        ),
      );
    },
  };
}

function bytesOf(entry: ImageBitmap | RgbaPicture): number {
  return 'rgba' in entry ? entry.rgba.byteLength : entry.width * entry.height * 4;
}

function readBitmap(bitmap: ImageBitmap): RgbaPicture {
  const { width: widthPx, height: heightPx } = bitmap;
  const context = contextOf(new OffscreenCanvas(widthPx, heightPx));
  context.drawImage(bitmap, 0, 0);
  return { rgba: context.getImageData(0, 0, widthPx, heightPx).data, widthPx, heightPx };
}

function bitmapOf({ rgba, widthPx, heightPx }: RgbaPicture): ImageBitmap {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const image = new ImageData(rgba as Uint8ClampedArray<ArrayBuffer>, widthPx, heightPx);
  contextOf(canvas).putImageData(image, 0, 0);
  return canvas.transferToImageBitmap();
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d canvas');
  return context;
}
