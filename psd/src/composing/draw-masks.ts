import type { Bounds, Mask, PixelMask } from '../document.ts';
import { drawVectorMask } from './draw-vector-mask.ts';

/** What the masks of a layer let through at each pixel of the bounds, from 0 to 1. */
export function drawMasks(masks: Mask[], bounds: Bounds): Float32Array {
  const count = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  const shares = new Float32Array(count).fill(1);
  for (const mask of masks) {
    const drawn = mask.kind === 'pixels' ? drawPixelMask(mask, bounds) : drawVectorMask(mask, bounds);
    for (let pixel = 0; pixel < count; pixel += 1) shares[pixel]! *= 1 - mask.density * (1 - drawn[pixel]!);
  }
  return shares;
}

function drawPixelMask(mask: PixelMask, bounds: Bounds): Float32Array {
  const width = bounds.right - bounds.left;
  const drawn = new Float32Array(width * (bounds.bottom - bounds.top)).fill(mask.outside);
  const left = Math.max(bounds.left, mask.bounds.left);
  const right = Math.min(bounds.right, mask.bounds.right);
  const maskWidth = mask.bounds.right - mask.bounds.left;
  const bottom = Math.min(bounds.bottom, mask.bounds.bottom);
  for (let y = Math.max(bounds.top, mask.bounds.top); y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      drawn[(y - bounds.top) * width + x - bounds.left] =
        mask.values[(y - mask.bounds.top) * maskWidth + x - mask.bounds.left]! / mask.full;
  return drawn;
}
