import type { CommandCall } from '../../editing/commands/all-commands.ts';
import type { Point } from '../../geometry/matrix.ts';
import { insetRect, rectAround, rectsTouch } from '../../geometry/rect.ts';
import type { Layer } from '../../layers/layer.ts';
import { EDGE_TOLERANCE_MM, edgeGaps } from '../edge-gaps.ts';
import type { Finding } from '../findings/finding.ts';
import { layerFinding } from '../findings/make-finding.ts';
import { inkPolygon, isInkUnknown } from '../ink/layer-ink.ts';
import { bringInside, bringInsideOutline } from '../move-inside.ts';
import { fitInOutline } from '../outline-fit.ts';
import type { LayerRule, SurfaceCheck } from '../preflight-input.ts';

/**
 * Ink that ends between the safe line and the edge may be trimmed or look crooked. Text must stay inside the safe
 * line, and so must codes. Pictures and shapes may also run to the edge, and where the print has bleed, over all of it.
 */
export const checkSafeArea: LayerRule = (check, layer) => {
  const ink = inkPolygon(layer, check.input);
  if (!ink || isInkUnknown(layer, check.input)) return [];
  const bounds = rectAround(ink);
  if (!check.region.isRect) return insideOutline(check, layer, ink);
  if (!rectsTouch(bounds, check.area)) return [];
  const { bleedMm } = check;
  const { safeMm } = check.surface;
  const gaps = Object.values(edgeGaps(bounds, check.area)) as number[];
  const lowest = mustStayInside(layer) ? -EDGE_TOLERANCE_MM : EDGE_TOLERANCE_MM;
  const crossing = gaps.filter((gap) => gap > lowest && gap < safeMm - EDGE_TOLERANCE_MM);
  if (crossing.length > 0) {
    const fix = bringInside(layer, bounds, insetRect(check.area, safeMm));
    return [crossesSafeLine(check, layer, Math.min(...crossing), fix)];
  }
  const isShort = gaps.some((gap) => gap <= EDGE_TOLERANCE_MM && gap > EDGE_TOLERANCE_MM - bleedMm);
  if (mustStayInside(layer) || !isShort) return [];
  return [shortOfBleed(check, layer, gaps)];
};

function mustStayInside({ kind }: Layer): boolean {
  return kind === 'text' || kind === 'code';
}

/** The same for an outline that is not a rectangle; another rule reports parts beyond it, which are cut off. */
function insideOutline(check: SurfaceCheck, layer: Layer, ink: Point[]): Finding[] {
  const { insetMm, isCovered } = fitInOutline(check, layer, ink);
  if (isCovered && !mustStayInside(layer)) {
    const gaps = Object.values(edgeGaps(rectAround(ink), check.area)) as number[];
    const isShort = gaps.some((gap) => gap > EDGE_TOLERANCE_MM - check.bleedMm);
    return isShort && check.bleedMm > 0 ? [shortOfBleed(check, layer, gaps)] : [];
  }
  const lowest = mustStayInside(layer) ? -EDGE_TOLERANCE_MM : EDGE_TOLERANCE_MM;
  const { safeMm } = check.surface;
  if (insetMm <= lowest || insetMm >= safeMm - EDGE_TOLERANCE_MM) return [];
  const fix = bringInsideOutline(layer, rectAround(ink), check.region.outline, safeMm);
  return [crossesSafeLine(check, layer, insetMm, fix)];
}

function crossesSafeLine(check: SurfaceCheck, layer: Layer, gap: number, fix: CommandCall): Finding {
  const { printMethod } = check.input.template;
  const { safeMm, bleedMm } = check.surface;
  const mayRunOver = layer.kind === 'image' && bleedMm > 0 ? 'yes' : 'no';
  const gapMm = Math.max(0, Math.round(gap * 10) / 10);
  const params = { gapMm, safeMm, printMethod, mayRunOver };
  return layerFinding(check, layer, 'crosses-safe-line', 'warning', params, fix);
}

function shortOfBleed(check: SurfaceCheck, layer: Layer, gaps: readonly number[]): Finding {
  const { bleedMm } = check;
  const isFullPrint = gaps.every((gap) => gap <= EDGE_TOLERANCE_MM);
  const area = insetRect(check.area, -bleedMm);
  const fix: CommandCall = { command: 'fitToArea', input: { layerId: layer.id, area, mode: 'cover' } };
  return layerFinding(check, layer, 'short-of-bleed', 'warning', { bleedMm }, isFullPrint ? fix : null);
}
