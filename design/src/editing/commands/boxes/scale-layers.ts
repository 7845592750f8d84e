import type { DesignDocument } from '../../../document/design-document.ts';
import type { Point } from '../../../geometry/matrix.ts';
import { changeLayers, withBox } from '../../change-layers.ts';
import { EditingError } from '../../editing-error.ts';
import { scaleContent } from '../../scale-content.ts';

export interface ScaleLayersInput {
  layerIds: readonly string[];
  /** Above 0; 1 changes nothing. */
  factor: number;
  /** Point of the surface that stays. */
  pivot: Point;
}

/** Scales layers together, ratios kept, about one point. */
export function scaleLayers(design: DesignDocument, input: ScaleLayersInput): DesignDocument {
  const { factor, pivot } = input;
  if (!(factor > 0)) throw new EditingError('invalid-value', 'factor');
  return changeLayers(design, input.layerIds, (layer) =>
    scaleContent(
      withBox(layer, {
        xMm: pivot.x + (layer.xMm - pivot.x) * factor,
        yMm: pivot.y + (layer.yMm - pivot.y) * factor,
        widthMm: layer.widthMm * factor,
        heightMm: layer.heightMm * factor,
      }),
      factor,
    ),
  );
}
