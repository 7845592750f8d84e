import { cosSin } from '../geometry/matrix.ts';
import { roundMm } from '../geometry/round.ts';
import type { Layer } from '../layers/layer.ts';
import type { LayerShadow } from '../layers/layer-shadow.ts';
import { vectorColours } from '../layers/vector/vector-colours.ts';
import type { VectorPath } from '../layers/vector/vector-layer.ts';
import { vectorPlace } from '../layers/vector/vector-place.ts';
import { ROUND_JOINS, SHAPE_MITRE_LIMIT } from '../painting/shape/stroke-joins.ts';
import { areaPaths } from './combine-obstacle.ts';

/** How combined outlines are painted; widths in mm. */
export type Paint = Pick<VectorPath, 'fill' | 'stroke' | 'opacity'>;

/** What of the paint is left out: a fill of several colours, dashes, the colours of drawings that have more than one. */
export type LostPaint = 'gradient' | 'dash' | 'colours';

/** The paint of a layer for the outlines that it becomes, and what of it and of the others a vector cannot have. */
export function combinedPaint(model: Layer, all: readonly Layer[]): { paint: Paint; lost: LostPaint[] } {
  const lost: LostPaint[] = [];
  if (all.some((layer) => layer.kind === 'vector' && vectorColours(layer).length > 1 && !isPlain(layer)))
    lost.push('colours');
  if (model.kind === 'shape') {
    const { stroke } = model;
    if (model.gradient && model.fill) lost.push('gradient');
    if (stroke?.dash) lost.push('dash');
    const join = ROUND_JOINS.has(model.shape) ? 'round' : 'miter';
    const line = { join, cap: 'butt', miterLimit: SHAPE_MITRE_LIMIT } as const;
    return {
      paint: {
        fill: model.fill,
        stroke: stroke && { colour: stroke.colour, width: stroke.widthMm, ...line },
      },
      lost,
    };
  }
  if (model.kind !== 'vector') throw new Error(`A ${model.kind} has no outlines to combine.`);
  const paths = areaPaths(model);
  // The first filled path is what fields and the colour list call the vector's own colour.
  const path = paths.find(({ fill }) => fill !== null) ?? paths[0];
  const stroke = path?.stroke ?? null;
  const width = (stroke?.width ?? 0) * vectorPlace(model).strokeScale;
  return {
    paint: {
      fill: path?.fill ?? null,
      stroke: stroke && { ...stroke, width: Math.max(roundMm(width), MIN_WIDTH_MM) },
      ...(path?.opacity === undefined ? {} : { opacity: path.opacity }),
    },
    lost,
  };
}

/** Rounding never makes a stroke thinner than this. */
const MIN_WIDTH_MM = 1e-4;

/** Whether a drawing's colours are a fill and the stroke around it, which stay as they are. */
function isPlain(layer: Extract<Layer, { kind: 'vector' }>): boolean {
  return areaPaths(layer).length === 1;
}

/** The shadow of a layer for one that is turned otherwise: it falls the same way. */
export function turnedShadow<Shadow extends LayerShadow>(shadow: Shadow, degrees: number): Shadow {
  const { cos, sin } = cosSin(degrees);
  const { dxMm, dyMm } = shadow;
  return { ...shadow, dxMm: roundMm(dxMm * cos - dyMm * sin), dyMm: roundMm(dxMm * sin + dyMm * cos) };
}
