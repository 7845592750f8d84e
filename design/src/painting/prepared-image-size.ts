import { drawnImageSize, type ImageLayer } from '../layers/index.ts';
import { type Scale, scaleOf } from './scale.ts';

/** The size an image should be handed to drawing in. */
export interface PreparedImageSize {
  /** Width of the whole source, crop not applied. */
  widthPx: number;
  heightPx: number;
  /** How often to halve the source with `halvePicture`; 0 = use it as it is. */
  halvings: number;
}

/**
 * How far to reduce a source before drawing, so that the canvas itself never reduces more than twofold:
 * beyond that the two canvases alias differently. In whole halvings, so that a copy serves while resizing.
 */
export function preparedImageSize(
  layer: Pick<ImageLayer, 'widthMm' | 'heightMm' | 'crop' | 'sourceWidthPx' | 'sourceHeightPx' | 'tile'>,
  pxPerMm: number | Scale,
): PreparedImageSize {
  const drawn = drawnImageSize(layer);
  const scale = scaleOf(pxPerMm);
  const reductionX = (layer.sourceWidthPx * layer.crop.width) / (drawn.widthMm * scale.x);
  const reductionY = (layer.sourceHeightPx * layer.crop.height) / (drawn.heightMm * scale.y);
  const halvings = Math.max(0, Math.floor(Math.log2(Math.min(reductionX, reductionY))));
  return {
    widthPx: halved(layer.sourceWidthPx, halvings),
    heightPx: halved(layer.sourceHeightPx, halvings),
    halvings,
  };
}

function halved(px: number, times: number): number {
  let size = px;
  for (let i = 0; i < times; i += 1) size = Math.ceil(size / 2);
  return size;
}
