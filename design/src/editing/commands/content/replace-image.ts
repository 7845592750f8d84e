import type { DesignDocument } from '../../../document/design-document.ts';
import { type Crop, coverCrop, FULL_CROP, type Size } from '../../../geometry/fit.ts';
import type { ImageLayer } from '../../../layers/image/image-layer.ts';
import { nameLayer } from '../../../layers/layer-name.ts';
import { changeLayers, requireLayer } from '../../change-layers.ts';
import { EditingError } from '../../editing-error.ts';

export interface ReplaceImageInput {
  layerId: string;
  imageId: string;
  /** File name or title; default: the layer keeps its name. */
  name?: string;
  sourceWidthPx: number;
  sourceHeightPx: number;
}

/**
 * Shows another picture in the same layer: place, size, rotation, flips and opacity stay. With the same ratio the
 * crop stays as well; otherwise the new picture covers the box about the old crop's middle, never stretched.
 */
export function replaceImage(design: DesignDocument, input: ReplaceImageInput): DesignDocument {
  if (requireLayer(design, input.layerId).layer.kind !== 'image')
    throw new EditingError('wrong-kind', input.layerId);
  if (!(input.sourceWidthPx > 0 && input.sourceHeightPx > 0))
    throw new EditingError('invalid-value', 'source size');
  return changeLayers(design, [input.layerId], (layer) =>
    layer.kind !== 'image'
      ? layer
      : {
          ...layer,
          imageId: input.imageId,
          name: input.name === undefined ? layer.name : nameLayer({ kind: 'image', fileName: input.name }),
          sourceWidthPx: input.sourceWidthPx,
          sourceHeightPx: input.sourceHeightPx,
          crop: cropFor(layer, { width: input.sourceWidthPx, height: input.sourceHeightPx }),
        },
  );
}

function cropFor(layer: ImageLayer, source: Size): Crop {
  const oldRatio = layer.sourceWidthPx / layer.sourceHeightPx;
  // A rounded pixel in either picture must not undo a crop made by hand.
  if (Math.abs(source.width / source.height / oldRatio - 1) < 0.005) return layer.crop;
  // Repeats are never cropped to the box: the whole new picture is repeated.
  if (layer.tile) return { ...FULL_CROP };
  const { crop } = layer;
  return coverCrop(
    source,
    { width: layer.widthMm, height: layer.heightMm },
    { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 },
  );
}
