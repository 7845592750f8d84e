import { halvePicture, type RgbaPicture } from '@diy/design/drawing';
import type { PictureLevels } from './choose-level.ts';

/** What a picture's pixels say that the library does not. */
export interface PictureFacts {
  readonly hasAlpha: boolean;
  /** A visible share of the pixels is neither solid nor clear: more than a smooth edge has. */
  readonly hasSemiTransparency: boolean;
}

const SMALLEST_LEVEL_PX = 48;
/** Anti-aliased outlines stay below this share of the inked pixels. */
const SOFT_SHARE = 0.05;

/** Decodes a picture into its halved copies. Worker only: a large picture takes some 100 ms. */
export async function decodeLevels(blob: Blob): Promise<PictureLevels & PictureFacts> {
  const whole = await createImageBitmap(blob, {
    premultiplyAlpha: 'default',
    colorSpaceConversion: 'default',
  });
  const { width, height } = whole;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d canvas');
  context.drawImage(whole, 0, 0);
  const pixels = context.getImageData(0, 0, width, height);
  const levels = [whole];
  let step: RgbaPicture = { rgba: pixels.data, widthPx: width, heightPx: height };
  while (Math.max(step.widthPx, step.heightPx) > SMALLEST_LEVEL_PX * 2) {
    step = halvePicture(step);
    const copy = new ImageData(new Uint8ClampedArray(step.rgba), step.widthPx, step.heightPx);
    levels.push(await createImageBitmap(copy));
  }
  return { widthPx: width, heightPx: height, levels, ...readFacts(pixels.data) };
}

/** Looks at the alpha of RGBA pixels. */
export function readFacts(rgba: Uint8ClampedArray): PictureFacts {
  let inked = 0;
  let soft = 0;
  let solid = 0;
  for (let at = 3; at < rgba.length; at += 4) {
    const alpha = rgba[at] ?? 0;
    if (alpha > 12) inked += 1;
    if (alpha > 12 && alpha < 243) soft += 1;
    if (alpha === 255) solid += 1;
  }
  return { hasAlpha: solid * 4 < rgba.length, hasSemiTransparency: inked > 0 && soft / inked > SOFT_SHARE };
}
