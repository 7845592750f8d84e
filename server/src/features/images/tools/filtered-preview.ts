import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { filterKey, type ImageFilter } from '@diy/design/layers';
import { filteredSize, filterPicture, type RgbaPicture } from '@diy/design/painting';
import { type ByteBoundedCache, createByteBoundedCache } from '../../../platform/cache/byte-bounded-cache.ts';
import { createWorkSlots, type WorkSlots } from '../../../platform/concurrency/work-slots.ts';
import { notFound } from '../../../platform/errors/refusal.ts';
import { TooManyRequests } from '../../../platform/errors/too-many-requests.ts';
import { LARGE_PIXELS } from '../../../platform/pictures/decode-slots.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { Services } from '../../../platform/services.ts';
import { findImages, type StoredImage } from '../images.queries.ts';
import { MAX_PIXELS } from '../intake/decode/max-pixels.ts';
import { makeExactCopy, previewSize } from '../intake/derive/make-preview.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'config' | 'imageState' | 'decoding'>;

/** Copies kept in this process: a dozen large ones, or many small ones. */
const KEPT_BYTES = 48 * 1024 * 1024;
/** Copies an account may wait for; a designer asks for them one after the other. */
const MAX_WAITING = 8;
const BUSY_SECONDS = 5;

/** Copies in memory, and who waits for one. */
export interface FilteredCopies {
  kept: ByteBoundedCache<Buffer>;
  /** Decoders for designers; one is left to uploads. */
  slots: WorkSlots;
  /** How many an account waits for. */
  waiting: Map<string, number>;
}

export const createFilteredCopies = (): FilteredCopies => ({
  kept: createByteBoundedCache(KEPT_BYTES, (preview) => preview.byteLength),
  slots: createWorkSlots(1, 500),
  waiting: new Map(),
});

/** Which copy of a picture. */
export interface CopyRequest {
  filter: ImageFilter | null;
  /** How often the print halves the picture. */
  halvings: number;
  /** Longer side of the copy. */
  edgePx: number;
}

/** A copy in print's colours. */
export interface FilteredPreview {
  widthPx: number;
  heightPx: number;
  bytes: Buffer;
  type: 'image/jpeg' | 'image/webp';
}

/**
 * A copy whose colours were changed in the size a print changes them in, and that was reduced afterwards. In the other
 * order a tone curve would clip averages instead of grain and dots, which gives another tone. Throws a Refusal for an
 * unknown image, TooManyRequests when too much is asked at once.
 */
export async function makeFilteredPreview(
  services: Needs,
  ownerId: string,
  imageId: string,
  { filter, halvings, edgePx }: CopyRequest,
): Promise<FilteredPreview> {
  const [image] = await findImages(services.db, ownerId, [imageId]);
  if (!image) throw notFound('images');
  const whole = { widthPx: image.width_px, heightPx: image.height_px };
  const colours = filterKey(filter);
  const first = colours === '' ? { ...whole, halvings: 0 } : filteredSize(whole, halvings);
  const key = `${ownerId} ${image.sha256} ${first.halvings} ${edgePx} ${colours}`;
  const { copies } = services.imageState;
  const get = () => copies.kept.get(key, make);
  const bytes = await (copies.kept.peek(key) ? get() : countWaiting(copies, ownerId, get));
  const type = image.has_alpha ? 'image/webp' : 'image/jpeg';
  return { ...previewSize(first, edgePx), bytes, type };

  async function make(): Promise<Buffer> {
    const folder = join(services.config.dataDir, 'incoming');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = await services.storage.localPath(image!.master_key);
    const open = () => {
      const picture = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
      if (first.halvings === 0) return picture;
      // As the renderer reduces pictures that are too large to decode whole.
      return picture.resize(first.widthPx, first.heightPx, { fit: 'fill', kernel: 'mitchell' });
    };
    const source = { open, widthPx: first.widthPx, heightPx: first.heightPx, hasAlpha: image!.has_alpha };
    const change = colours === '' ? undefined : (rows: RgbaPicture) => filterPicture(rows, filter);
    return inTurn(services, ownerId, image!, () => makeExactCopy(source, folder, edgePx, change));
  }
}

function inTurn<T>(
  { imageState, decoding }: Pick<Needs, 'imageState' | 'decoding'>,
  owner: string,
  image: StoredImage,
  work: () => Promise<T>,
): Promise<T> {
  const isLarge = image.width_px * image.height_px > LARGE_PIXELS;
  return imageState.copies.slots.run(() => decoding.run(work, { owner, isLarge }), { owner });
}

async function countWaiting<T>(
  { waiting }: FilteredCopies,
  ownerId: string,
  work: () => Promise<T>,
): Promise<T> {
  const before = waiting.get(ownerId) ?? 0;
  if (before >= MAX_WAITING) throw new TooManyRequests(BUSY_SECONDS);
  waiting.set(ownerId, before + 1);
  try {
    return await work();
  } finally {
    const left = (waiting.get(ownerId) ?? 1) - 1;
    if (left > 0) waiting.set(ownerId, left);
    else waiting.delete(ownerId);
  }
}
