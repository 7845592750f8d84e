import type { CommandCall } from '../../editing/commands/all-commands.ts';
import type { Point } from '../../geometry/matrix.ts';
import { overlapArea, polygonArea, polygonContains } from '../../geometry/polygon.ts';
import { insetRect, rectAround, rectCentre } from '../../geometry/rect.ts';
import type { Layer } from '../../layers/layer.ts';
import { EDGE_TOLERANCE_MM, edgeGaps } from '../edge-gaps.ts';
import type { Finding } from '../findings/finding.ts';
import { layerFinding } from '../findings/make-finding.ts';
import { inkCovers } from '../ink/ink-summary.ts';
import { inkPolygon } from '../ink/layer-ink.ts';
import { inkCellAt } from '../ink/picture-ink.ts';
import { isMostlySolid, solidPathAt } from '../ink/vector-ink.ts';
import type { SurfaceCheck } from '../preflight-input.ts';

/** A layer that covers this part of the surface, or a picture that reaches two edges, or over one, and covers the second, is its ground. */
const MOSTLY = 0.6;
const REACHING = 0.35;
/** Widest strip that a block of colour leaves by mistake, in parts of the surface's shorter side. */
const SLIP = 0.12;
/** A smaller share of bare area is no strip that is worth a question. */
const WORTH_ASKING = 0.02;
/** Margin on all four sides that counts as an intended frame. */
const FRAME_MM = 3;
/** Part of the outline that may be bare: the rounding of corners. */
const BARE_SHARE = 0.02;
/** Number of points of the outline that are checked. */
const SAMPLES = 120;
/** Distance of these points from the edge, in mm. */
const INSET_MM = EDGE_TOLERANCE_MM * 2;

interface Ground {
  layer: Layer;
  polygon: readonly Point[];
  share: number;
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/**
 * On products that are printed to the edge: artwork that covers most of the surface and leaves a strip bare. A motif in
 * the middle, a band, and a picture framed on all sides are intended and not reported.
 */
export function checkBareStrip(check: SurfaceCheck): Finding[] {
  if (check.surface.coverage !== 'edge-to-edge') return [];
  const grounds = groundsOf(check);
  const main = grounds.filter((ground) => isMain(check, ground)).sort((a, b) => b.share - a.share)[0];
  if (!main) return [];
  const gaps = edgeGaps(rectAround(grounds.flatMap(({ polygon }) => polygon)), check.area);
  if (Math.min(gaps.left, gaps.right, gaps.top, gaps.bottom) >= FRAME_MM) return [];
  const points = samplesOf(check.region.outline);
  const bare = points.filter(({ point }) => !grounds.some((ground) => covers(check, ground, point)));
  if (bare.length <= points.length * BARE_SHARE) return [];
  const widths: Record<Side, number> = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const { point, inward } of bare) {
    const side = sideOf(inward);
    widths[side] = Math.max(widths[side], depthTo(grounds, point, inward));
  }
  const round = (mm: number) => Math.round(mm * 10) / 10;
  const params = {
    leftMm: round(widths.left),
    rightMm: round(widths.right),
    topMm: round(widths.top),
    bottomMm: round(widths.bottom),
  };
  const widest = Math.max(...Object.values(params));
  if (widest <= 0 || isMeant(check, grounds, main, widest)) return [];
  return [layerFinding(check, main.layer, 'bare-strip', 'warning', params, fill(check, main.layer))];
}

function groundsOf(check: SurfaceCheck): Ground[] {
  const whole = polygonArea(check.region.outline);
  return check.layers.flatMap((layer) => {
    const polygon = inkPolygon(layer, check.input);
    if (!polygon || !isGround(check, layer) || polygonArea(polygon) < whole * WORTH_ASKING) return [];
    const atMost = polygonArea(polygon) / whole;
    const share = atMost < REACHING ? atMost : overlapArea(polygon, check.region.outline) / whole;
    return share < WORTH_ASKING ? [] : [{ layer, polygon, share }];
  });
}

/** Whether a layer mostly hides what is below it. */
function isGround({ input }: SurfaceCheck, layer: Layer): boolean {
  if (layer.opacity < 0.5 || layer.kind === 'text' || layer.kind === 'code') return false;
  if (layer.kind === 'shape') return layer.fill !== null && layer.shape !== 'line';
  if (layer.kind === 'vector') return isMostlySolid(layer);
  const info = input.imageInfo(layer.imageId);
  if (!info) return false;
  if (!info.ink) return !info.hasAlpha;
  const { box } = info.ink;
  if (!box) return false;
  const covers = inkCovers(info.ink);
  const cover = covers.reduce((sum, alpha) => sum + alpha, 0) / covers.length / 255;
  return cover >= 0.85 * box.width * box.height && (!layer.tile || layer.tile.gapMm === 0);
}

function isMain(check: SurfaceCheck, { layer, polygon, share }: Ground): boolean {
  if (share >= MOSTLY) return true;
  const gaps = Object.values(edgeGaps(rectAround(polygon), check.area)) as number[];
  if (layer.kind !== 'image' || share < REACHING) return false;
  const reached = gaps.filter((gap) => gap <= EDGE_TOLERANCE_MM).length;
  // Or the picture was moved past one edge, so it is cut there and bare opposite.
  return reached >= 2 || gaps.some((gap) => gap < -EDGE_TOLERANCE_MM);
}

/** Words on the bare part, or a block of colour that leaves a broad part bare, show that it is intended. */
function isMeant(check: SurfaceCheck, grounds: readonly Ground[], main: Ground, widestMm: number): boolean {
  const shorter = Math.min(check.area.widthMm, check.area.heightMm);
  if (main.layer.kind === 'shape' && widestMm > shorter * SLIP) return true;
  return check.layers.some((layer) => {
    const ink = grounds.some((ground) => ground.layer === layer) ? null : inkPolygon(layer, check.input);
    if (!ink) return false;
    const middle = rectCentre(rectAround(ink));
    return (
      polygonContains(check.region.outline, middle) &&
      !grounds.some(({ polygon }) => polygonContains(polygon, middle))
    );
  });
}

function covers({ input }: SurfaceCheck, { layer, polygon }: Ground, point: Point): boolean {
  if (!polygonContains(polygon, point, EDGE_TOLERANCE_MM)) return false;
  if (layer.kind === 'vector') return solidPathAt(layer, point) !== null;
  const ink = layer.kind === 'image' && !layer.tile ? input.imageInfo(layer.imageId)?.ink : undefined;
  return !ink || layer.kind !== 'image' || (inkCellAt(layer, ink, point)?.alpha ?? 0) >= 100;
}

/** Points along the outline, a little inside it, with the way in. */
function samplesOf(outline: readonly Point[]): { point: Point; inward: Point }[] {
  const lengths = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    return Math.hypot(to.x - from.x, to.y - from.y);
  });
  const step = lengths.reduce((sum, length) => sum + length, 0) / SAMPLES;
  const samples: { point: Point; inward: Point }[] = [];
  let left = step / 2;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const length = lengths[index] ?? 0;
    for (; left < length; left += step) {
      const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
      // Clockwise with y down: the inside is on the right hand.
      const inward = { x: -along.y, y: along.x };
      const point = {
        x: from.x + along.x * left + inward.x * INSET_MM,
        y: from.y + along.y * left + inward.y * INSET_MM,
      };
      samples.push({ point, inward });
    }
    left -= length;
  });
  return samples;
}

function sideOf(inward: Point): Side {
  if (Math.abs(inward.x) > Math.abs(inward.y)) return inward.x > 0 ? 'left' : 'right';
  return inward.y > 0 ? 'top' : 'bottom';
}

/** How far it is from the edge to the first ground; 0 where the way in meets none. */
function depthTo(grounds: readonly Ground[], point: Point, inward: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { polygon } of grounds) {
    polygon.forEach((from, index) => {
      const to = polygon[(index + 1) % polygon.length] ?? from;
      const [edgeX, edgeY] = [to.x - from.x, to.y - from.y];
      const cross = inward.x * edgeY - inward.y * edgeX;
      if (Math.abs(cross) < 1e-12) return;
      const [dx, dy] = [from.x - point.x, from.y - point.y];
      const along = (dx * edgeY - dy * edgeX) / cross;
      const part = (dx * inward.y - dy * inward.x) / cross;
      if (along > 0 && part >= 0 && part <= 1) nearest = Math.min(nearest, along);
    });
  }
  return Number.isFinite(nearest) ? nearest + INSET_MM : 0;
}

/** Fills the print with its bleed, where it has one. */
function fill(check: SurfaceCheck, layer: Layer): CommandCall {
  const area = insetRect(check.area, -check.bleedMm);
  return { command: 'fitToArea', input: { layerId: layer.id, area, mode: 'cover' } };
}
