import type { DesignDocument } from '../../../document/design-document.ts';
import type { Box } from '../../../geometry/box.ts';
import { boxBounds } from '../../../geometry/box.ts';
import { cosSin } from '../../../geometry/matrix.ts';
import { type Rect, rectCentre } from '../../../geometry/rect.ts';
import { changeLayers, requireLayer, withBox } from '../../change-layers.ts';
import { scaleContent } from '../../scale-content.ts';
import { tileImage } from '../content/tile-image.ts';

export interface FitToAreaInput {
  layerId: string;
  /** Usually the print area (x = y = 0), the safe area, or the area with its bleed. */
  area: Rect;
  mode: 'contain' | 'cover';
}

/**
 * Scales and centres a layer at its angle: `contain` brings all of it inside, `cover` leaves no corner bare. A pattern
 * takes the area as its box; its repeats keep their size.
 */
export function fitToArea(design: DesignDocument, input: FitToAreaInput): DesignDocument {
  const { layer } = requireLayer(design, input.layerId);
  if (layer.kind === 'image' && layer.tile) return tileImage(design, input);
  const { area } = input;
  const centre = rectCentre(area);
  return changeLayers(design, [input.layerId], (layer) => {
    const factor = input.mode === 'contain' ? containFactor(layer, area) : coverFactor(layer, area);
    const box = {
      xMm: centre.x,
      yMm: centre.y,
      widthMm: layer.widthMm * factor,
      heightMm: layer.heightMm * factor,
    };
    return scaleContent(withBox(layer, box), factor);
  });
}

function containFactor(box: Box, area: Rect): number {
  const bounds = boxBounds(box);
  return Math.min(area.widthMm / bounds.widthMm, area.heightMm / bounds.heightMm);
}

/** The area, seen in the box's own frame, must not reach out of it. */
function coverFactor(box: Box, area: Rect): number {
  const { cos, sin } = cosSin(box.rotationDeg);
  const widthMm = area.widthMm * Math.abs(cos) + area.heightMm * Math.abs(sin);
  const heightMm = area.widthMm * Math.abs(sin) + area.heightMm * Math.abs(cos);
  return Math.max(widthMm / box.widthMm, heightMm / box.heightMm);
}
