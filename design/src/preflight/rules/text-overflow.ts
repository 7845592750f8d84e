import type { CommandCall } from '../../editing/commands/all-commands.ts';
import { rectAround } from '../../geometry/rect.ts';
import type { TextLayer } from '../../layers/text/text-layer.ts';
import { EDGE_TOLERANCE_MM, edgeGaps } from '../edge-gaps.ts';
import { layerFinding } from '../findings/make-finding.ts';
import { inkPolygon } from '../ink/layer-ink.ts';
import { fitInOutline } from '../outline-fit.ts';
import type { LayerRule, SurfaceCheck, TextInfo } from '../preflight-input.ts';

/**
 * Text that does not fit its box. The fix lets it shrink; text that shrinks already needs a person. Words of an order may be wider than
 * a box that follows its words, as long as they stay within the print area.
 */
export const checkTextOverflow: LayerRule = (check, layer) => {
  if (layer.kind !== 'text') return [];
  const info = check.input.textInfo(layer);
  if (!info?.overflow) return [];
  if (layer.sizing === 'auto-width' && layer.fit === 'fixed' && staysInside(check, layer)) return [];
  const fix: CommandCall | null =
    layer.fit === 'fixed'
      ? { command: 'updateLayer', input: { layerId: layer.id, patch: { fit: 'shrink' } } }
      : null;
  return [
    layerFinding(check, layer, 'text-overflow', 'error', { fit: layer.fit, ...extentOf(layer, info) }, fix),
  ];
};

/** How far the letters stand out of their box, and their size, in mm: what was accepted counts for no other extent. */
function extentOf({ widthMm, heightMm, fontSizeMm }: TextLayer, info: TextInfo) {
  const ink = info.inkBoundsMm;
  const overMm = ink
    ? Math.max(0, -ink.xMm, -ink.yMm, ink.xMm + ink.widthMm - widthMm, ink.yMm + ink.heightMm - heightMm)
    : 0;
  return { overMm: toTenth(overMm), sizeMm: toTenth(info.appliedFontSizeMm ?? fontSizeMm) };
}

const toTenth = (mm: number) => Math.round(mm * 10) / 10;

function staysInside(check: SurfaceCheck, layer: TextLayer): boolean {
  const ink = inkPolygon(layer, check.input);
  if (!ink) return true;
  if (!check.region.isRect) return fitInOutline(check, layer, ink).insetMm >= -EDGE_TOLERANCE_MM;
  const { left, right, top, bottom } = edgeGaps(rectAround(ink), check.area);
  return Math.min(left, right, top, bottom) >= -EDGE_TOLERANCE_MM;
}
