import type { CommandCall } from '../../editing/commands/all-commands.ts';
import type { Point } from '../../geometry/matrix.ts';
import { overlapArea, polygonArea } from '../../geometry/polygon.ts';
import { insetRect, type Rect, rectAround, rectsTouch } from '../../geometry/rect.ts';
import type { Layer } from '../../layers/layer.ts';
import { layerFinding } from '../findings/make-finding.ts';
import { inkPolygon, isInkUnknown, letterPolygons } from '../ink/layer-ink.ts';
import type { LayerRule, SurfaceCheck } from '../preflight-input.ts';

/** Part of a text's or a code's ink that may be lost unnoticed. */
const LOST_OF_TEXT = 0.005;
/** A print over the whole back may lose a camera's square; a motif that loses a third is reported. */
const LOST_OF_MOTIF = 0.35;
const LOST_WHOLLY = 0.98;
/** Kept clear of a hole by the fix, in mm. */
const CLEAR_MM = 1;

/** Ink where the product has a camera or a hole. All of it is an error; of a text any part is worth a warning, of a code an error. */
export const checkHoles: LayerRule = (check, layer) => {
  if (check.region.holes.length === 0 || isInkUnknown(layer, check.input)) return [];
  const ink = inkPolygon(layer, check.input);
  if (!ink) return [];
  const bounds = rectAround(ink);
  return check.region.holes.flatMap(({ outline, hole }) => {
    const opening = rectAround(outline);
    if (!rectsTouch(bounds, opening)) return [];
    const parts = layer.kind === 'text' ? letterPolygons(layer, check.input) : [ink];
    const lost = lostShare(parts, outline);
    const isRead = layer.kind === 'text' || layer.kind === 'code';
    if (lost < (isRead ? LOST_OF_TEXT : LOST_OF_MOTIF)) return [];
    const params = {
      percent: Math.max(1, Math.round(lost * 100)),
      holeZh: hole.name.zh,
      holeEn: hole.name.en,
      xMm: Math.round(opening.xMm + opening.widthMm / 2),
      yMm: Math.round(opening.yMm + opening.heightMm / 2),
    };
    const severity = lost >= LOST_WHOLLY || layer.kind === 'code' ? 'error' : 'warning';
    return [
      layerFinding(check, layer, 'cut-by-hole', severity, params, moveClear(check, layer, bounds, opening)),
    ];
  });
};

function lostShare(parts: readonly (readonly Point[])[], hole: readonly Point[]): number {
  const all = parts.reduce((sum, part) => sum + polygonArea(part), 0);
  const lost = parts.reduce((sum, part) => sum + overlapArea(part, hole), 0);
  return all === 0 ? 0 : lost / all;
}

/** The shortest straight move out of the hole that stays inside the safe area; null if there is none. */
function moveClear(check: SurfaceCheck, layer: Layer, ink: Rect, hole: Rect): CommandCall | null {
  const room = insetRect(check.area, check.surface.safeMm);
  const ways = [
    { dxMm: 0, dyMm: hole.yMm + hole.heightMm + CLEAR_MM - ink.yMm },
    { dxMm: 0, dyMm: hole.yMm - CLEAR_MM - ink.yMm - ink.heightMm },
    { dxMm: hole.xMm + hole.widthMm + CLEAR_MM - ink.xMm, dyMm: 0 },
    { dxMm: hole.xMm - CLEAR_MM - ink.xMm - ink.widthMm, dyMm: 0 },
  ];
  const inside = ways.filter(({ dxMm, dyMm }) => {
    const [x, y] = [ink.xMm + dxMm, ink.yMm + dyMm];
    return (
      x >= room.xMm &&
      y >= room.yMm &&
      x + ink.widthMm <= room.xMm + room.widthMm &&
      y + ink.heightMm <= room.yMm + room.heightMm
    );
  });
  const [best] = inside.sort((a, b) => Math.hypot(a.dxMm, a.dyMm) - Math.hypot(b.dxMm, b.dyMm));
  return best ? { command: 'moveLayers', input: { layerIds: [layer.id], ...best } } : null;
}
