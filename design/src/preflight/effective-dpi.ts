import type { ImageLayer } from '../layers/image/image-layer.ts';
import { drawnImageSize } from '../layers/image/image-tile.ts';
import type { ImageInfo } from './preflight-input.ts';

/**
 * Source pixels per printed inch after crop and scale, of the coarser direction. Rotation and flips change
 * nothing. Pixels that enlarging added do not count.
 * @param image the library's record of it; undefined = none
 */
export function effectiveDpi(
  layer: Pick<ImageLayer, 'sourceWidthPx' | 'sourceHeightPx' | 'crop' | 'widthMm' | 'heightMm' | 'tile'>,
  image: Pick<ImageInfo, 'detail'> | undefined,
): number {
  const drawn = drawnImageSize(layer);
  const across = (layer.sourceWidthPx * layer.crop.width) / (drawn.widthMm / 25.4);
  const down = (layer.sourceHeightPx * layer.crop.height) / (drawn.heightMm / 25.4);
  return Math.min(across, down) * (image?.detail ?? 1);
}
