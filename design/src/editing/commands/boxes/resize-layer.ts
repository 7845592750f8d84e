import type { DesignDocument } from '../../../document/design-document.ts';
import { boxMatrix } from '../../../geometry/box.ts';
import { applyMatrix, invert } from '../../../geometry/matrix.ts';
import type { ImageLayer } from '../../../layers/image/image-layer.ts';
import { type ImageTile, withTileOffset } from '../../../layers/image/image-tile.ts';
import type { Layer } from '../../../layers/layer.ts';
import { changeLayers, withBox } from '../../change-layers.ts';
import { scaleContent } from '../../scale-content.ts';

export interface ResizeLayerInput {
  layerId: string;
  /** The new box, for example from `resizeBox` or `snapResize`. */
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
  /** Letters, outlines and corners grow with the height: corner handles yes, side handles of a text no. */
  scaleContent?: boolean;
}

/** Gives a layer a new box at its old rotation. The box of a pattern is a window: its repeats stay where they are. */
export function resizeLayer(design: DesignDocument, input: ResizeLayerInput): DesignDocument {
  const { xMm, yMm, widthMm, heightMm } = input;
  return changeLayers(design, [input.layerId], (layer) => {
    const resized = withBox(layer, { xMm, yMm, widthMm, heightMm });
    if (input.scaleContent) return scaleContent(resized, resized.heightMm / layer.heightMm);
    if (resized === layer || resized.kind !== 'image' || !resized.tile) return resized;
    return { ...resized, tile: tileInPlace(layer, resized, resized.tile) };
  });
}

function tileInPlace(before: Layer, after: ImageLayer, tile: ImageTile): ImageTile {
  const first = applyMatrix(boxMatrix(before), { x: tile.offsetXMm ?? 0, y: tile.offsetYMm ?? 0 });
  return withTileOffset(tile, applyMatrix(invert(boxMatrix(after)), first));
}
