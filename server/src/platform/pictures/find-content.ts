import { forEachRows, type PixelRows } from './pixel-rows.ts';

/** Part of a picture, in pixels from its upper left corner. */
export interface PixelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Alpha up to this value is invisible. */
const INVISIBLE = 4;

/**
 * The smallest box with everything that is neither transparent nor of the colour of the upper left pixel, up to
 * `tolerance` (of 255) a channel. Null when nothing else is there.
 */
export async function findContent(rows: PixelRows, tolerance: number): Promise<PixelBox | null> {
  const { widthPx, heightPx } = rows;
  const [red = 0, green = 0, blue = 0, alpha = 0] = await rows.read(0, 1);
  const isBorderClear = alpha <= INVISIBLE;
  let [left, right, top, bottom] = [widthPx, -1, heightPx, -1];
  const isContent = (pixels: Uint8Array, at: number) => {
    if (pixels[at + 3]! <= INVISIBLE) return false;
    return (
      isBorderClear ||
      Math.abs(pixels[at]! - red) > tolerance ||
      Math.abs(pixels[at + 1]! - green) > tolerance ||
      Math.abs(pixels[at + 2]! - blue) > tolerance
    );
  };
  await forEachRows(rows, (pixels, first, count) => {
    for (let y = 0; y < count; y += 1) {
      const start = y * widthPx * 4;
      let from = 0;
      while (from < widthPx && !isContent(pixels, start + from * 4)) from += 1;
      if (from === widthPx) continue;
      let to = widthPx - 1;
      while (to > from && !isContent(pixels, start + to * 4)) to -= 1;
      left = Math.min(left, from);
      right = Math.max(right, to);
      top = Math.min(top, first + y);
      bottom = first + y;
    }
  });
  return bottom < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The box with `margin` more on each side, within the picture. */
export function widenBox(box: PixelBox, margin: number, widthPx: number, heightPx: number): PixelBox {
  const left = Math.max(0, box.left - margin);
  const top = Math.max(0, box.top - margin);
  return {
    left,
    top,
    width: Math.min(widthPx, box.left + box.width + margin) - left,
    height: Math.min(heightPx, box.top + box.height + margin) - top,
  };
}
