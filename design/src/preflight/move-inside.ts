import type { CommandCall } from '../editing/commands/all.ts';
import { type Rect, rectCentre } from '../geometry/rect.ts';
import type { Layer } from '../layers/layer.ts';

/** The mend that brings ink with these bounds inside an area: the shortest move, or scaled down where it is too large. */
export function bringInside(layer: Layer, bounds: Rect, area: Rect): CommandCall {
  const fits = bounds.widthMm <= area.widthMm && bounds.heightMm <= area.heightMm;
  if (!fits) return { command: 'fitToArea', input: { layerId: layer.id, area, mode: 'contain' } };
  const middle = rectCentre(bounds);
  return {
    command: 'moveLayers',
    input: {
      layerIds: [layer.id],
      dxMm:
        clamp(middle.x, area.xMm + bounds.widthMm / 2, area.xMm + area.widthMm - bounds.widthMm / 2) -
        middle.x,
      dyMm:
        clamp(middle.y, area.yMm + bounds.heightMm / 2, area.yMm + area.heightMm - bounds.heightMm / 2) -
        middle.y,
    },
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
