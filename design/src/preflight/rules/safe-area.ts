import { insetRect, rectAround, rectsTouch } from '../../geometry/rect.ts';
import { EDGE_TOLERANCE_MM, edgeGaps } from '../edge-gaps.ts';
import { inkPolygon, isInkUnknown } from '../layer-ink.ts';
import { layerFinding } from '../make-finding.ts';
import { bringInside } from '../move-inside.ts';
import type { LayerRule } from '../preflight-input.ts';

/**
 * Ink that ends between the safe line and the edge may be trimmed or look crooked. Text must stay inside the safe
 * line. Pictures and shapes may also run to the edge, and where the print has bleed, over all of it.
 */
export const checkSafeArea: LayerRule = (check, layer) => {
  const ink = inkPolygon(layer, check.input);
  if (!ink || isInkUnknown(layer, check.input)) return [];
  const bounds = rectAround(ink);
  if (!rectsTouch(bounds, check.area)) return [];
  const { bleedMm } = check;
  const { safeMm } = check.surface;
  const gaps = Object.values(edgeGaps(bounds, check.area)) as number[];
  const lowest = layer.kind === 'text' ? -EDGE_TOLERANCE_MM : EDGE_TOLERANCE_MM;
  const crossing = gaps.filter((gap) => gap > lowest && gap < safeMm - EDGE_TOLERANCE_MM);
  if (crossing.length > 0) {
    const gapMm = Math.max(0, Math.round(Math.min(...crossing) * 10) / 10);
    const mend = bringInside(layer, bounds, insetRect(check.area, safeMm));
    const { printMethod } = check.input.template;
    const mayRunOver = layer.kind === 'image' && check.surface.bleedMm > 0 ? 'yes' : 'no';
    const params = { gapMm, safeMm, printMethod, mayRunOver };
    return [layerFinding(check, layer, 'crosses-safe-line', 'warning', params, mend)];
  }
  const isShort = gaps.some((gap) => gap <= EDGE_TOLERANCE_MM && gap > EDGE_TOLERANCE_MM - bleedMm);
  if (layer.kind === 'text' || !isShort) return [];
  const isFullPrint = gaps.every((gap) => gap <= EDGE_TOLERANCE_MM);
  return [
    layerFinding(
      check,
      layer,
      'short-of-bleed',
      'warning',
      { bleedMm },
      isFullPrint
        ? {
            command: 'fitToArea',
            input: { layerId: layer.id, area: insetRect(check.area, -bleedMm), mode: 'cover' },
          }
        : null,
    ),
  ];
};
