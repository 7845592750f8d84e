import type { ImageLayer } from '@diy/design/layers';
import { preparedImageSize, type Scale } from '@diy/design/painting';

/** A picture and its halved copies, largest first. */
export interface PictureLevels {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly levels: readonly ImageBitmap[];
  /** How much changes from pixel to pixel, of 255 (`measureDetail`). */
  readonly detail: number;
}

/**
 * Which halved copy of a picture to draw a layer from, so that the canvas reduces less than twofold and fine
 * patterns do not shimmer. The picture may itself be a reduced preview of the original.
 */
export function chooseLevel(layer: ImageLayer, picture: PictureLevels, pxPerMm: number | Scale): number {
  const { halvings } = preparedImageSize(
    { ...layer, sourceWidthPx: picture.widthPx, sourceHeightPx: picture.heightPx },
    pxPerMm,
  );
  return Math.min(halvings, picture.levels.length - 1);
}
