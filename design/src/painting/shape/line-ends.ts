import type { LineEnd, ShapeLayer } from '../../layers/shape/shape-layer.ts';
import type { CanvasTarget } from '../canvas-target.ts';

type Line = Pick<ShapeLayer, 'shape' | 'widthMm' | 'stroke' | 'ends'>;

/** How long each head is, how far it reaches to either side, and where the line stops before the tip, in widths of the stroke. */
const HEADS: Readonly<Record<LineEnd, { length: number; reach: number; stop: number }>> = {
  plain: { length: 0, reach: 0.5, stop: 0 },
  // Two strokes whose mitre is the tip.
  arrow: { length: 3.2, reach: 2.6, stop: 0.85 },
  triangle: { length: 4, reach: 2, stop: 3.5 },
  dot: { length: 3.5, reach: 1.75, stop: 1.75 },
  bar: { length: 1, reach: 2, stop: 0.5 },
};

/** Half the angle between the two strokes of an arrow. */
const HALF_ANGLE = (38 * Math.PI) / 180;

/** How far the heads of a line reach to either side of it, in mm. */
export function endReachMm({ shape, stroke, ends }: Line): number {
  if (shape !== 'line' || !stroke || !ends) return 0;
  return stroke.widthMm * Math.max(HEADS[ends.start].reach, HEADS[ends.end].reach);
}

/** A line between its heads. */
export interface LineBetween {
  fromMm: number;
  toMm: number;
  /** Thickness of the heads' strokes, thinner than the line where it is too short for both heads. */
  headMm: number;
}

/** Where a line with heads begins and ends, from the middle of its box. */
export function lineBetween({ widthMm, stroke, ends }: Line): LineBetween {
  const half = widthMm / 2;
  const full = stroke?.widthMm ?? 0;
  if (!ends) return { fromMm: -half, toMm: half, headMm: full };
  const longest = Math.max(HEADS[ends.start].length, HEADS[ends.end].length);
  const headMm = longest === 0 ? full : Math.min(full, half / longest);
  return {
    fromMm: -half + HEADS[ends.start].stop * headMm,
    toMm: half - HEADS[ends.end].stop * headMm,
    headMm,
  };
}

/** Paints the heads of a line; the canvas's stroke and fill have its colour. */
export function paintEnds(target: CanvasTarget, line: Line): void {
  if (!line.ends) return;
  const { headMm } = lineBetween(line);
  const half = line.widthMm / 2;
  paintHead(target, line.ends.start, -half, -1, headMm);
  paintHead(target, line.ends.end, half, 1, headMm);
}

/** One head with its tip at `tip`; `outward` is 1 at the right end and -1 at the left one. */
function paintHead(target: CanvasTarget, end: LineEnd, tip: number, outward: 1 | -1, w: number): void {
  if (end === 'plain') return;
  const at = (back: number) => tip - outward * back * w;
  target.beginPath();
  if (end === 'arrow') {
    // The mitre of a corner reaches half a width by the sine of its half angle.
    const corner = 0.5 / Math.sin(HALF_ANGLE);
    const arm = HEADS.arrow.length - corner;
    const side = arm * Math.tan(HALF_ANGLE) * w;
    target.moveTo(at(corner + arm), -side);
    target.lineTo(at(corner), 0);
    target.lineTo(at(corner + arm), side);
    strokeHead(target, w);
  } else if (end === 'bar') {
    target.moveTo(at(0.5), -HEADS.bar.reach * w);
    target.lineTo(at(0.5), HEADS.bar.reach * w);
    strokeHead(target, w);
  } else if (end === 'triangle') {
    target.moveTo(at(0), 0);
    target.lineTo(at(HEADS.triangle.length), -HEADS.triangle.reach * w);
    target.lineTo(at(HEADS.triangle.length), HEADS.triangle.reach * w);
    target.closePath();
    target.fill();
  } else {
    traceDot(target, at(HEADS.dot.reach), HEADS.dot.reach * w);
    target.fill();
  }
}

function strokeHead(target: CanvasTarget, widthMm: number): void {
  target.setLineDash([]);
  target.lineWidth = widthMm;
  target.lineJoin = 'miter';
  target.lineCap = 'butt';
  target.stroke();
}

/** Length of the handles that make four cubic curves a circle. */
const KAPPA = 0.5522847498;

function traceDot(target: CanvasTarget, x: number, radius: number): void {
  const k = radius * KAPPA;
  target.moveTo(x + radius, 0);
  target.bezierCurveTo(x + radius, k, x + k, radius, x, radius);
  target.bezierCurveTo(x - k, radius, x - radius, k, x - radius, 0);
  target.bezierCurveTo(x - radius, -k, x - k, -radius, x, -radius);
  target.bezierCurveTo(x + k, -radius, x + radius, -k, x + radius, 0);
  target.closePath();
}
