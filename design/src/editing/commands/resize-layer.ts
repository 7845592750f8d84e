import type { DesignDocument } from '../../document/design-document.ts';
import { changeLayers, withBox } from '../change-layers.ts';
import { scaleContent } from '../scale-content.ts';

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

/** Gives a layer a new box at its old rotation. */
export function resizeLayer(design: DesignDocument, input: ResizeLayerInput): DesignDocument {
  const { xMm, yMm, widthMm, heightMm } = input;
  return changeLayers(design, [input.layerId], (layer) => {
    const resized = withBox(layer, { xMm, yMm, widthMm, heightMm });
    return input.scaleContent ? scaleContent(resized, resized.heightMm / layer.heightMm) : resized;
  });
}
