import type { DesignDocument } from '../../../document/design-document.ts';
import { boxMatrix } from '../../../geometry/box.ts';
import type { Crop } from '../../../geometry/fit.ts';
import { applyMatrix } from '../../../geometry/matrix.ts';
import type { CroppedLayer } from '../../../layers/layer.ts';
import { changeLayers, requireFinite, requireLayer, withBox } from '../../change-layers.ts';
import { EditingError } from '../../editing-error.ts';

export interface SetCropInput {
  layerId: string;
  crop: Crop;
  /** True: the box stays and shows the new part, stretched if the ratios differ. Default: the picture stays put. */
  keepBox?: boolean;
}

/**
 * Shows another part of a picture or vector. The pixels that stay visible keep their place and scale on the surface: the
 * box grows or shrinks around them, whatever its rotation and flips. Throws `invalid-value` for a part outside
 * the picture.
 */
export function setCrop(design: DesignDocument, input: SetCropInput): DesignDocument {
  if (!('crop' in requireLayer(design, input.layerId).layer))
    throw new EditingError('wrong-kind', input.layerId);
  requireInside(input.crop);
  return changeLayers(design, [input.layerId], (layer) => {
    if (!('crop' in layer) || isSame(layer.crop, input.crop)) return layer;
    const keepsBox = input.keepBox || (layer.kind === 'image' && layer.tile);
    return {
      ...(keepsBox ? layer : boxAround(layer, input.crop)),
      crop: { ...input.crop },
    };
  });
}

function boxAround<T extends CroppedLayer>(layer: T, crop: Crop): T {
  const wholeWidthMm = layer.widthMm / layer.crop.width;
  const wholeHeightMm = layer.heightMm / layer.crop.height;
  const own = {
    x:
      (middle(crop.x, crop.width) - middle(layer.crop.x, layer.crop.width)) *
      wholeWidthMm *
      (layer.flipX ? -1 : 1),
    y:
      (middle(crop.y, crop.height) - middle(layer.crop.y, layer.crop.height)) *
      wholeHeightMm *
      (layer.flipY ? -1 : 1),
  };
  const centre = applyMatrix(boxMatrix(layer), own);
  return withBox(layer, {
    xMm: centre.x,
    yMm: centre.y,
    widthMm: wholeWidthMm * crop.width,
    heightMm: wholeHeightMm * crop.height,
  });
}

function requireInside(crop: Crop): void {
  requireFinite(crop);
  const isInside =
    crop.x >= 0 &&
    crop.y >= 0 &&
    crop.width > 0 &&
    crop.height > 0 &&
    crop.x + crop.width <= 1 + 1e-9 &&
    crop.y + crop.height <= 1 + 1e-9;
  if (!isInside) throw new EditingError('invalid-value', 'crop');
}

function isSame(one: Crop, other: Crop): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

function middle(start: number, length: number): number {
  return start + length / 2;
}
