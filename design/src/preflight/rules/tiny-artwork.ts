import type { CommandCall } from '../../editing/commands/all-commands.ts';
import { overlapArea } from '../../geometry/polygon.ts';
import { insetRect, type Rect, rectsTouch, unionOfRects } from '../../geometry/rect.ts';
import type { ImageLayer } from '../../layers/image/image-layer.ts';
import { effectiveDpi } from '../effective-dpi.ts';
import type { Finding } from '../findings/finding.ts';
import { layerFinding } from '../findings/make-finding.ts';
import { inkBounds, inkPolygon } from '../ink/layer-ink.ts';
import type { SurfaceCheck } from '../preflight-input.ts';

/**
 * Longer side of everything on a surface, in parts of the side of a square as large as the surface: 37 mm on a shirt of
 * 300 × 380, 14 mm on a mug. A pocket print (80–100 mm) and a chest logo (60 mm) are well above it.
 */
const TINY = 0.11;
/** How large the fix makes it, in the same parts, if the pixels allow. */
const USUAL = 0.4;
/** The smallest factor of the fix; a smaller one would hardly help. */
const WORTH_IT = 1.3;
const LOWEST_DPI = 150;

/** Pictures alone on a surface that are as small as a stamp, as a batch may make them to be sharp. */
export function checkTinyArtwork(check: SurfaceCheck): Finding[] {
  const inked = check.layers.flatMap((layer) => {
    const bounds = inkBounds(layer, check.input);
    return bounds ? [{ layer, bounds }] : [];
  });
  const side = Math.sqrt(check.area.widthMm * check.area.heightMm);
  const isTiny = ({ widthMm, heightMm }: Rect) => Math.max(widthMm, heightMm) < side * TINY;
  if (!inked.every(({ bounds }) => isTiny(bounds) || !rectsTouch(bounds, check.area))) return [];
  const seen = inked.filter(({ layer }) => {
    const ink = inkPolygon(layer, check.input);
    return ink !== null && overlapArea(ink, check.region.outline) > 0;
  });
  const pictures = seen.filter(({ layer }) => layer.kind === 'image' && !layer.tile);
  const bounds = unionOfRects(seen.map((one) => one.bounds));
  if (pictures.length === 0 || !bounds || !isTiny(bounds)) return [];
  const longer = Math.max(bounds.widthMm, bounds.heightMm);
  const { layer } = pictures.sort((a, b) => b.layer.widthMm - a.layer.widthMm)[0] as { layer: ImageLayer };
  const percent = ((bounds.widthMm * bounds.heightMm) / (side * side)) * 100;
  const params = {
    widthMm: round(bounds.widthMm),
    heightMm: round(bounds.heightMm),
    percent: percent < 1 ? Math.max(0.1, round(percent)) : Math.round(percent),
  };
  const fix = seen.length === 1 ? enlarge(check, layer, bounds, (side * USUAL) / longer) : null;
  return [layerFinding(check, layer, 'tiny-artwork', 'warning', params, fix)];
}

function enlarge(check: SurfaceCheck, layer: ImageLayer, ink: Rect, wanted: number): CommandCall | null {
  const info = check.input.imageInfo(layer.imageId);
  const finest = info?.isVector
    ? wanted
    : effectiveDpi(layer, info) / Math.max(LOWEST_DPI, check.surface.resolutionDpi);
  const factor = Math.min(wanted, finest);
  const room = insetRect(check.area, check.surface.safeMm);
  const [x, y] = [ink.xMm + ink.widthMm / 2, ink.yMm + ink.heightMm / 2];
  const [halfX, halfY] = [(ink.widthMm / 2) * factor, (ink.heightMm / 2) * factor];
  const fits =
    x - halfX >= room.xMm &&
    y - halfY >= room.yMm &&
    x + halfX <= room.xMm + room.widthMm &&
    y + halfY <= room.yMm + room.heightMm;
  if (factor < WORTH_IT || !fits) return null;
  return {
    command: 'resizeLayer',
    input: {
      layerId: layer.id,
      xMm: x + (layer.xMm - x) * factor,
      yMm: y + (layer.yMm - y) * factor,
      widthMm: layer.widthMm * factor,
      heightMm: layer.heightMm * factor,
    },
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
