import type { ImageLayer } from '../layers/image/image-layer.ts';

/**
 * Source pixels per printed inch after crop and scale, of the coarser direction. Rotation and flips change
 * nothing.
 */
export function effectiveDpi(
  layer: Pick<ImageLayer, 'sourceWidthPx' | 'sourceHeightPx' | 'crop' | 'widthMm' | 'heightMm'>,
): number {
  const across = (layer.sourceWidthPx * layer.crop.width) / (layer.widthMm / 25.4);
  const down = (layer.sourceHeightPx * layer.crop.height) / (layer.heightMm / 25.4);
  return Math.min(across, down);
}
