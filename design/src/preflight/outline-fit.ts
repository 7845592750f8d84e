import type { Point } from '../geometry/matrix.ts';
import { distanceInside, overlapArea, polygonArea, polygonContains } from '../geometry/polygon.ts';
import { rectAround, rectCentre } from '../geometry/rect.ts';
import type { Layer } from '../layers/layer.ts';
import { EDGE_TOLERANCE_MM } from './edge-gaps.ts';
import { inkCovers } from './ink/ink-summary.ts';
import { letterPolygons } from './ink/layer-ink.ts';
import { shownCells } from './ink/picture-ink.ts';
import type { SurfaceCheck } from './preflight-input.ts';

/** How a layer's ink lies in an outline that is not the print area's rectangle. */
export interface OutlineFit {
  /** Part of the ink inside, 0..1. */
  readonly shownShare: number;
  /** Distance of the outermost ink from the outline, in mm: negative = beyond it. */
  readonly insetMm: number;
  /** The ink reaches the outline all round. */
  readonly isCovered: boolean;
}

/**
 * Checks text letter by letter and a picture with clear parts cell by cell: the corners of their boxes may lie beyond a
 * round edge without a drop of ink there.
 */
export function fitInOutline(check: SurfaceCheck, layer: Layer, ink: readonly Point[]): OutlineFit {
  const ofCheck = known.get(check) ?? new Map<Layer, OutlineFit>();
  known.set(check, ofCheck);
  const fit = ofCheck.get(layer) ?? findFit(check, layer, ink);
  ofCheck.set(layer, fit);
  return fit;
}

/** Fits by check and layer: two rules ask for the same one. */
const known = new WeakMap<SurfaceCheck, Map<Layer, OutlineFit>>();

function findFit(check: SurfaceCheck, layer: Layer, ink: readonly Point[]): OutlineFit {
  const { outline } = check.region;
  if (outline.every((point) => polygonContains(ink, point, EDGE_TOLERANCE_MM))) {
    return { shownShare: polygonArea(outline) / polygonArea(ink), insetMm: 0, isCovered: true };
  }
  const whole = minInset(outline, ink);
  if (whole >= check.surface.safeMm) return { shownShare: 1, insetMm: whole, isCovered: false };
  if (layer.kind === 'text') return fitOfParts(outline, letterPolygons(layer, check.input));
  const cells = layer.kind === 'image' ? clearPartsOf(check, layer) : null;
  return cells ? fitOfPoints(outline, cells) : fitOfParts(outline, [ink]);
}

/** Cells of a picture with clear parts, by weight; null where its outline says enough. */
function clearPartsOf({ input }: SurfaceCheck, layer: Layer & { kind: 'image' }) {
  const ink = input.imageInfo(layer.imageId)?.ink;
  if (!ink || layer.tile) return null;
  const cells = shownCells(layer, ink);
  const isSolid = inkCovers(ink).every((alpha) => alpha > 128);
  return isSolid || cells.length === 0 ? null : cells;
}

function fitOfPoints(
  outline: readonly Point[],
  cells: readonly { middle: Point; alpha: number }[],
): OutlineFit {
  let [shown, all, insetMm] = [0, 0, Number.POSITIVE_INFINITY];
  for (const { middle, alpha } of cells) {
    const distance = insetOf(outline, middle);
    all += alpha;
    if (distance >= 0) shown += alpha;
    insetMm = Math.min(insetMm, distance);
  }
  return { shownShare: all === 0 ? 1 : shown / all, insetMm, isCovered: false };
}

function fitOfParts(outline: readonly Point[], parts: readonly (readonly Point[])[]): OutlineFit {
  const insets = parts.map((part) => minInset(outline, part));
  let [shown, all] = [0, 0];
  parts.forEach((part, index) => {
    const area = polygonArea(part);
    all += area;
    shown += (insets[index] ?? 0) >= 0 ? area : overlapArea(part, outline);
  });
  return { shownShare: all === 0 ? 1 : shown / all, insetMm: Math.min(...insets), isCovered: false };
}

function minInset(outline: readonly Point[], part: readonly Point[]): number {
  return Math.min(...part.map((point) => insetOf(outline, point)));
}

/** The largest circle about an outline's middle; most points are well inside it and need no exact distance. */
interface Core {
  middle: Point;
  radiusMm: number;
}

const cores = new WeakMap<readonly Point[], Core>();

/** Distance in mm of a point inside the outline to it. Deep inside it is a lower bound, which is still more than any safe area needs. */
function insetOf(outline: readonly Point[], point: Point): number {
  const core = cores.get(outline) ?? findCore(outline);
  const deep = core.radiusMm - Math.hypot(point.x - core.middle.x, point.y - core.middle.y);
  return deep >= core.radiusMm * DEEP ? deep : distanceInside(outline, point);
}

/** Safe lines are much nearer to the edge than this part of the core's radius. */
const DEEP = 0.25;

function findCore(outline: readonly Point[]): Core {
  const middle = rectCentre(rectAround(outline));
  const core = { middle, radiusMm: Math.max(0, distanceInside(outline, middle)) };
  cores.set(outline, core);
  return core;
}
