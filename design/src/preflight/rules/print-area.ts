import type { Point } from '../../geometry/matrix.ts';
import { clipPolygon, polygonArea } from '../../geometry/polygon.ts';
import { insetRect, type Rect, rectAround, rectCorners } from '../../geometry/rect.ts';
import type { Layer } from '../../layers/layer.ts';
import { EDGE_TOLERANCE_MM, type EdgeGaps, edgeGaps } from '../edge-gaps.ts';
import type { Finding } from '../findings/finding.ts';
import { layerFinding } from '../findings/make-finding.ts';
import { inkPolygon, isInkUnknown } from '../ink/layer-ink.ts';
import { bringInside, bringInsideOutline } from '../move-inside.ts';
import { fitInOutline } from '../outline-fit.ts';
import type { LayerRule, SurfaceCheck } from '../preflight-input.ts';

/**
 * Ink outside the print area or its outline: all of it is an error. A part is cut off: for texts and pictures a warning, for
 * codes an error, for shapes and patterns a note. What runs over the whole width or height is how a full print is made and is not reported.
 */
export const checkPrintArea: LayerRule = (check, layer) => {
  const ink = inkPolygon(layer, check.input);
  if (!ink || isInkUnknown(layer, check.input)) return [];
  return check.region.isRect ? inRectangle(check, layer, ink) : inOutline(check, layer, ink);
};

function inRectangle(check: SurfaceCheck, layer: Layer, ink: Point[]): Finding[] {
  const inkArea = polygonArea(ink);
  const shownArea = polygonArea(clipPolygon(ink, rectCorners(check.area)));
  const bounds = rectAround(ink);
  const fix = bringInside(layer, bounds, roomFor(bounds, check));
  const gaps = edgeGaps(bounds, check.area);
  if (shownArea <= inkArea * 1e-6)
    return [layerFinding(check, layer, 'outside-print-area', 'error', beyond(gaps), fix)];
  if (Math.min(gaps.left, gaps.right, gaps.top, gaps.bottom) >= -EDGE_TOLERANCE_MM) return [];
  if (layer.kind !== 'text' && layer.kind !== 'code' && isFullPrint(gaps)) return [];
  const percent = Math.max(1, Math.round((1 - shownArea / inkArea) * 100));
  return [cutOff(check, layer, { percent, ...beyond(gaps) }, fix)];
}

function inOutline(check: SurfaceCheck, layer: Layer, ink: Point[]): Finding[] {
  const { shownShare, insetMm, isCovered } = fitInOutline(check, layer, ink);
  if (insetMm >= -EDGE_TOLERANCE_MM || (isCovered && layer.kind !== 'text' && layer.kind !== 'code'))
    return [];
  const fix = bringInsideOutline(layer, rectAround(ink), check.region.outline, check.surface.safeMm);
  const outlineMm = round(-insetMm);
  if (shownShare <= 1e-6)
    return [layerFinding(check, layer, 'outside-print-area', 'error', { outlineMm }, fix)];
  const percent = Math.max(1, Math.round((1 - shownShare) * 100));
  return [cutOff(check, layer, { percent, outlineMm }, fix)];
}

function cutOff(check: SurfaceCheck, layer: Layer, params: Finding['params'], fix: Finding['fix']): Finding {
  // Blocks of colour and repeats lose nothing at an edge.
  const isDecoration = layer.kind === 'shape' || (layer.kind === 'image' && layer.tile);
  // Of a code even the empty margin is needed.
  const severity = isDecoration ? 'info' : layer.kind === 'code' ? 'error' : 'warning';
  return layerFinding(check, layer, 'cut-off', severity, params, fix);
}

/** How far the ink stands out over each side, in mm; 0 = not at all. */
function beyond({ left, right, top, bottom }: EdgeGaps): Finding['params'] {
  const out = (gap: number) => round(Math.max(0, -gap));
  return { leftMm: out(left), rightMm: out(right), topMm: out(top), bottomMm: out(bottom) };
}

function round(mm: number): number {
  return Math.round(mm * 10) / 10;
}

/** The safe area where the ink fits there, so that one fix does not raise the next warning; else the print area. */
function roomFor(ink: Rect, { area, surface }: SurfaceCheck): Rect {
  const safe = insetRect(area, surface.safeMm);
  return ink.widthMm <= safe.widthMm && ink.heightMm <= safe.heightMm ? safe : area;
}

function isFullPrint({ left, right, top, bottom }: EdgeGaps): boolean {
  return isMeant(left, right) && isMeant(top, bottom);
}

/** On one axis: nothing stands out, or it reaches both edges. */
function isMeant(one: number, other: number): boolean {
  return Math.min(one, other) >= -EDGE_TOLERANCE_MM || Math.max(one, other) <= EDGE_TOLERANCE_MM;
}
