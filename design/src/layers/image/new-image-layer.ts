import { FULL_CROP, fitSize } from '../../geometry/fit.ts';
import { roundMm } from '../../geometry/round.ts';
import type { NameLanguage } from '../default-names.ts';
import { LAYER_DEFAULTS } from '../layer-defaults.ts';
import { nameLayer } from '../layer-name.ts';
import type { ImageLayer } from './image-layer.ts';

export interface NewImageLayer {
  id: string;
  imageId: string;
  /** File name or title in the library. */
  name: string;
  /** Language of the layer's name where the file has none; default Chinese. */
  language?: NameLanguage;
  /** Pixels of the source after its EXIF orientation. */
  widthPx: number;
  heightPx: number;
  /** Print area of the surface. */
  areaWidthMm: number;
  areaHeightMm: number;
  /** The surface's print resolution. */
  resolutionDpi: number;
}

/** The smallest share of the print area for a new picture, so that it can be seen and grabbed. */
const SMALLEST_SHARE = 0.25;

/**
 * A picture in the middle of the print area: as large as it fits, yet not larger than its pixels carry at the
 * print resolution. Pictures of less than a quarter of the area start at that quarter; preflight names their dpi.
 */
export function newImageLayer(input: NewImageLayer): ImageLayer {
  const source = { width: input.widthPx, height: input.heightPx };
  const area = { width: input.areaWidthMm, height: input.areaHeightMm };
  const largest = fitSize(source, area, 'contain');
  const nativeMm = (input.widthPx / input.resolutionDpi) * 25.4;
  const widthMm = Math.min(largest.width, Math.max(nativeMm, largest.width * SMALLEST_SHARE));
  return {
    ...LAYER_DEFAULTS,
    kind: 'image',
    id: input.id,
    name: nameLayer({ kind: 'image', fileName: input.name }, input.language),
    xMm: roundMm(area.width / 2),
    yMm: roundMm(area.height / 2),
    widthMm: Math.max(roundMm(widthMm), 0.0001),
    heightMm: Math.max(roundMm((widthMm * source.height) / source.width), 0.0001),
    imageId: input.imageId,
    sourceWidthPx: input.widthPx,
    sourceHeightPx: input.heightPx,
    crop: { ...FULL_CROP },
    flipX: false,
    flipY: false,
  };
}
