import type { CommandCall } from '../editing/commands/all.ts';
import { type Rect, rectCentre } from '../geometry/rect.ts';
import type { Layer } from '../layers/layer.ts';

/** The mend that brings ink with these bounds inside an area: the shortest move, or scaled down where it is too large. */
export function bringInside(layer: Layer, ink: Rect, area: Rect): CommandCall {
  const middle = rectCentre(ink);
  const factor = Math.min(area.widthMm / ink.widthMm, area.heightMm / ink.heightMm);
  if (factor >= 1) {
    const x = clamp(middle.x, area.xMm + ink.widthMm / 2, area.xMm + area.widthMm - ink.widthMm / 2);
    const y = clamp(middle.y, area.yMm + ink.heightMm / 2, area.yMm + area.heightMm - ink.heightMm / 2);
    return {
      command: 'moveLayers',
      input: { layerIds: [layer.id], dxMm: x - middle.x, dyMm: y - middle.y },
    };
  }
  // Ink need not be centred in its box: a short text in a long one.
  const centre = rectCentre(area);
  return {
    command: 'resizeLayer',
    input: {
      layerId: layer.id,
      xMm: centre.x + (layer.xMm - middle.x) * factor,
      yMm: centre.y + (layer.yMm - middle.y) * factor,
      widthMm: layer.widthMm * factor,
      heightMm: layer.heightMm * factor,
      scaleContent: true,
    },
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
