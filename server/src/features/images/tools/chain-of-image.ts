import { WORK_PREVIEW_PX } from '@diy/contract/images/image-work';
import type { WorkStep } from '@diy/contract/images/image-work-steps';
import { MAX_IMAGE_NAME } from '@diy/contract/images/images';
import type { MessageLocale } from '@diy/contract/messages';
import { wordList } from '@diy/contract/messages/message-text';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { imageRefusals } from '../image-refusals.ts';
import { findImages, type StoredImage } from '../images.queries.ts';
import type { Chain } from '../workshop/process/run-chain.ts';
import { toolOf } from '../workshop/tools/all-tools.ts';

/** A tool's temporary samples and masks stay within reason up to here: 8000 × 8000. */
const MAX_EDIT_PIXELS = 64_000_000;

const enlargementOf = (steps: readonly WorkStep[]): number =>
  steps.reduce((times, step) => times * (toolOf(step).enlarges?.(step) ?? 1), 1);

/** The picture as it is largest on its way through the steps. */
function largestPixels(
  image: Pick<StoredImage, 'width_px' | 'height_px'>,
  steps: readonly WorkStep[],
): number {
  let [width, height] = [image.width_px, image.height_px];
  for (const step of steps) {
    const added = 2 * (toolOf(step).adds?.(step) ?? 0);
    const times = enlargementOf([step]);
    [width, height] = [(width + added) * times, (height + added) * times];
  }
  return width * height;
}

/** Throws a Refusal when the steps would make more of the picture than the tools take. */
export function refuseTooLarge(
  image: Pick<StoredImage, 'width_px' | 'height_px'>,
  steps: readonly WorkStep[],
): void {
  if (largestPixels(image, steps) > MAX_EDIT_PIXELS)
    throw imageRefusals.tooLargeToEdit(image.width_px, image.height_px);
}

/** Throws a Refusal when steps with places in one picture are to be used for several, or on what other steps made. */
export function refusePlaces(steps: readonly WorkStep[], isForOne: boolean): void {
  steps.forEach((step, at) => {
    const tool = toolOf(step);
    if (!tool.isForOnePicture?.(step)) return;
    if (!isForOne) throw imageRefusals.placesForMany(tool.name);
    if (at > 0) throw imageRefusals.placesFirst(tool.name);
  });
}

/** An image that is there and not too large for these steps. Throws a Refusal. */
export async function requireEditable(
  db: Db,
  ownerId: string,
  imageId: string,
  steps: readonly WorkStep[],
): Promise<StoredImage> {
  const [image] = await findImages(db, ownerId, [imageId]);
  if (!image || image.deleted_at !== null) throw notFound('images');
  refuseTooLarge(image, steps);
  return image;
}

/** The image in full size. */
export async function chainOfImage(
  storage: ObjectStore,
  image: StoredImage,
  steps: WorkStep[],
): Promise<Chain> {
  return {
    path: await storage.localPath(image.master_key),
    steps,
    pixels: largestPixels(image, steps),
    reduceTo: null,
    format: 'png',
    isOpaque: !image.has_alpha && steps.every((step) => toolOf(step).keepsOpaque),
  };
}

/** A picture up to here is read in full for its preview, since the small copy in the store has a JPEG's ripples. */
const EXACT_PREVIEW_PIXELS = 4_000_000;

/** A preview of enlarging shows more, so that its pixels are seen; they are those of a part of the detail. */
const ENLARGED_PREVIEW_PX = 1600;

/** The image reduced to at most 800 px, lengths with it; before enlarging to less. */
export async function previewChain(
  storage: ObjectStore,
  image: StoredImage,
  steps: readonly WorkStep[],
): Promise<{ scale: number; chain: Chain }> {
  const times = enlargementOf(steps);
  const longerPx = times > 1 ? ENLARGED_PREVIEW_PX / times : WORK_PREVIEW_PX;
  const scale = Math.min(1, longerPx / Math.max(image.width_px, image.height_px));
  const isSmall = image.width_px * image.height_px <= EXACT_PREVIEW_PIXELS;
  const side = (px: number) => Math.max(1, Math.round(px * scale));
  const reduceTo = { widthPx: side(image.width_px), heightPx: side(image.height_px) };
  const reduced = steps.map((step) => toolOf(step).reduced?.(step, scale) ?? step);
  return {
    scale,
    chain: {
      path: await storage.localPath(isSmall ? image.master_key : image.preview_key),
      steps: reduced,
      pixels: largestPixels({ width_px: reduceTo.widthPx, height_px: reduceTo.heightPx }, reduced),
      reduceTo,
      format: 'webp',
      isOpaque: false,
    },
  };
}

/** What the names of results end with. */
export function stepNames(steps: readonly WorkStep[], locale: MessageLocale): string {
  const names = steps.map((step) => toolOf(step).name);
  return wordList(names, locale);
}

export const withNameEnding = (name: string, what: string): string => nameWithEnding(name, ` · ${what}`);

/** “原名” with this ending, within the longest name of an image, without the extension that no longer holds. */
function nameWithEnding(name: string, ending: string): string {
  const bare = name.replace(/\.(png|jpe?g|webp|tiff?|avif|svg|gif|bmp|psd|psb|pdf|ai)$/i, '') || name;
  return `${[...bare].slice(0, MAX_IMAGE_NAME - ending.length).join('')}${ending}`;
}
