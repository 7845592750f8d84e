import { outlineOp } from '../../geometry/outline-op.ts';
import type { ShapeLayer } from '../../layers/shape/shape-layer.ts';
import type { CanvasTarget } from '../canvas-target.ts';
import { gradientFill } from '../effects/gradient-fill.ts';
import type { LayerPainting } from '../layer-painter.ts';
import type { Edges } from '../matrix.ts';
import { flattenPath } from '../paths/flatten-path.ts';
import { type PathCommands, tracePath } from '../paths/path.ts';
import { shapePath } from '../paths/shape-path.ts';
import { endReachMm, lineBetween, paintEnds } from './line-ends.ts';
import { strokeDash } from './stroke-dash.ts';
import { ROUND_JOINS, SHAPE_MITRE_LIMIT } from './stroke-joins.ts';

type Stroke = NonNullable<ShapeLayer['stroke']>;

/**
 * Fill, then stroke centred on the outline (half of it outside the box), as in SVG. A line has only a stroke, and the heads at its
 * ends.
 */
export function shapePainting(layer: ShapeLayer): LayerPainting {
  const fill = layer.shape === 'line' ? null : layer.fill;
  const { stroke } = layer;
  // A mitre reaches up to miterLimit / 2 widths out; round joins half a width.
  const reach = stroke ? Math.max((stroke.widthMm / 2) * SHAPE_MITRE_LIMIT, endReachMm(layer)) : 0;
  return {
    extent: {
      left: -layer.widthMm / 2 - reach,
      top: -layer.heightMm / 2 - reach,
      right: layer.widthMm / 2 + reach,
      bottom: layer.heightMm / 2 + reach,
    },
    overlaps: (fill !== null && stroke !== null) || layer.ends !== undefined,
    paint({ target }) {
      if (fill !== null) {
        target.beginPath();
        tracePath(target, shapePath(layer));
        target.fillStyle = layer.gradient ? gradientFill(target, layer.gradient, boxEdges(layer)) : fill;
        target.fill();
      }
      if (stroke) paintStroke(target, layer, stroke);
    },
  };
}

function paintStroke(target: CanvasTarget, layer: ShapeLayer, stroke: Stroke): void {
  const isLine = layer.shape === 'line';
  const path = isLine ? linePath(layer, stroke) : shapePath(layer);
  target.beginPath();
  tracePath(target, path);
  target.strokeStyle = stroke.colour;
  target.lineWidth = stroke.widthMm;
  target.lineJoin = ROUND_JOINS.has(layer.shape) ? 'round' : 'miter';
  target.miterLimit = SHAPE_MITRE_LIMIT;
  target.lineCap = stroke.dash === 'dotted' ? 'round' : 'butt';
  if (stroke.dash) target.setLineDash(strokeDash(stroke.dash, stroke.widthMm, lengthOf(path), !isLine));
  target.stroke();
  if (stroke.dash) target.setLineDash([]);
  if (!isLine || !layer.ends) return;
  target.fillStyle = stroke.colour;
  paintEnds(target, layer);
}

/** The line between its heads; the round dots of a dotted one stay within its box. */
function linePath(layer: ShapeLayer, { widthMm, dash }: Stroke): PathCommands {
  const { fromMm, toMm } = lineBetween(layer);
  const inset = dash === 'dotted' ? Math.min(widthMm / 2, (toMm - fromMm) / 4) : 0;
  return [outlineOp.move, fromMm + inset, 0, outlineOp.line, toMm - inset, 0];
}

/** Length of an outline; a closed one comes back to its start. */
function lengthOf(path: PathCommands): number {
  const points = flattenPath(path, LENGTH_STEPS);
  const isClosed = path.at(-1) === outlineOp.close;
  return points.reduce((sum, { x, y }, index) => {
    const before = index === 0 ? (isClosed ? points.at(-1) : undefined) : points[index - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum;
  }, 0);
}

const LENGTH_STEPS = 48;

function boxEdges({ widthMm, heightMm }: ShapeLayer): Edges {
  return { left: -widthMm / 2, top: -heightMm / 2, right: widthMm / 2, bottom: heightMm / 2 };
}
