import type { CommandCall } from '../editing/commands/all-commands.ts';
import type { Point } from '../geometry/matrix.ts';
import { distanceInside } from '../geometry/polygon.ts';
import { type Rect, rectAround, rectCentre, rectCorners } from '../geometry/rect.ts';
import type { Layer } from '../layers/layer.ts';

/** The fix that brings ink with these bounds inside an area: the shortest move, or scaled down where it is too large. */
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

/** The same for an outline of any form: towards its middle until `insetMm` is left all round, smaller where that is not enough. */
export function bringInsideOutline(
  layer: Layer,
  ink: Rect,
  outline: readonly Point[],
  insetMm: number,
): CommandCall {
  const middle = rectCentre(ink);
  const goal = rectCentre(rectAround(outline));
  const fits = (at: Point, factor: number) =>
    rectCorners(ink).every((corner) => {
      const x = at.x + (corner.x - middle.x) * factor;
      const y = at.y + (corner.y - middle.y) * factor;
      return distanceInside(outline, { x, y }) >= insetMm;
    });
  const between = (part: number) => ({
    x: middle.x + (goal.x - middle.x) * part,
    y: middle.y + (goal.y - middle.y) * part,
  });
  if (fits(goal, 1)) {
    const part = smallest((value) => fits(between(value), 1));
    const at = between(part);
    return {
      command: 'moveLayers',
      input: { layerIds: [layer.id], dxMm: at.x - middle.x, dyMm: at.y - middle.y },
    };
  }
  const factor = 1 - smallest((value) => fits(goal, 1 - value));
  return {
    command: 'resizeLayer',
    input: {
      layerId: layer.id,
      xMm: goal.x + (layer.xMm - middle.x) * factor,
      yMm: goal.y + (layer.yMm - middle.y) * factor,
      widthMm: layer.widthMm * factor,
      heightMm: layer.heightMm * factor,
      scaleContent: true,
    },
  };
}

/** The least value of 0..1 from which on something holds, to a thousandth and never less. */
function smallest(holds: (value: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return Math.min(high, 0.999);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
