import { halvePicture, type RgbaPicture } from '@diy/design/painting';
import type { PictureLevels } from './choose-level.ts';

const SMALLEST_LEVEL_PX = 48;

/** Decodes a picture into its halved copies. Worker only: a large picture takes some 100 ms. */
export async function decodeLevels(blob: Blob): Promise<PictureLevels> {
  // WebP decoders that multiply colours by their cover cut the rest off, which darkens dots and soft edges by 1 of 255.
  const decoded = await createImageBitmap(blob, {
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'default',
  });
  const { width, height } = decoded;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d canvas');
  context.drawImage(decoded, 0, 0);
  decoded.close();
  const pixels = context.getImageData(0, 0, width, height);
  const whole = await createImageBitmap(canvas);
  const levels = [whole];
  let step: RgbaPicture = { rgba: pixels.data, widthPx: width, heightPx: height };
  const detail = measureDetail(step, halvePicture(step));
  while (Math.max(step.widthPx, step.heightPx) > SMALLEST_LEVEL_PX * 2) {
    step = halvePicture(step);
    const copy = new ImageData(new Uint8ClampedArray(step.rgba), step.widthPx, step.heightPx);
    levels.push(await createImageBitmap(copy));
  }
  return { widthPx: width, heightPx: height, levels, detail };
}

/** One row in this many is measured. */
const ROW_STEP = 4;

/**
 * How far a picture's pixels are from their halved copy on average, of 255, by their green or their cover: 2 and less
 * of ordinary photographs, about 10 of grainy ones, 30 and more of halftones. Transparent pixels do not count.
 */
export function measureDetail(whole: RgbaPicture, half: RgbaPicture): number {
  let sum = 0;
  let count = 0;
  for (let y = 0; y < whole.heightPx; y += ROW_STEP) {
    for (let x = 0; x < whole.widthPx; x += 1) {
      const at = (y * whole.widthPx + x) * 4;
      const below = ((y >> 1) * half.widthPx + (x >> 1)) * 4;
      const cover = whole.rgba[at + 3]!;
      const coverBelow = half.rgba[below + 3]!;
      if (cover === 0 && coverBelow === 0) continue;
      const green = Math.abs(whole.rgba[at + 1]! * cover - half.rgba[below + 1]! * coverBelow) / 255;
      sum += Math.max(green, Math.abs(cover - coverBelow));
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}
