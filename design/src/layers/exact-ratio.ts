import type { Layer } from './layer.ts';
import { shownViewBox } from './vector/vector-place.ts';

/** The most that rounding moves a side of a box, mm. */
const ROUNDING_MM = 0.5e-4;

/**
 * Width over height that a layer keeps when it grows. Sides are stored rounded, so a small picture's box says it only nearly: a
 * picture that is not stretched has the ratio of the pixels in its file, however small it was in between.
 */
export function exactRatio(layer: Layer): number {
  const stored = layer.widthMm / layer.heightMm;
  const own = ownRatio(layer);
  if (own === null) return stored;
  const error = ROUNDING_MM / layer.widthMm + ROUNDING_MM / layer.heightMm;
  return Math.abs(stored / own - 1) <= error * 1.5 + 1e-7 ? own : stored;
}

function ownRatio(layer: Layer): number | null {
  if (layer.kind === 'vector') {
    const { width, height } = shownViewBox(layer);
    return width / height;
  }
  if (layer.kind !== 'image' || layer.tile) return null;
  return (layer.sourceWidthPx * layer.crop.width) / (layer.sourceHeightPx * layer.crop.height);
}
