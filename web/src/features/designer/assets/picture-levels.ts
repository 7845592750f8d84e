import { halvePicture, type RgbaPicture } from '@diy/design/painting';
import type { PictureLevels } from './choose-level.ts';

const SMALLEST_LEVEL_PX = 48;

/** Decodes a picture into its halved copies. Worker only: a large picture takes some 100 ms. */
export async function decodeLevels(blob: Blob): Promise<PictureLevels> {
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
  return { widthPx: width, heightPx: height, levels };
}
