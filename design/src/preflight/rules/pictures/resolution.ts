import type { CommandCall } from '../../../editing/commands/all-commands.ts';
import type { ImageLayer } from '../../../layers/image/image-layer.ts';
import { countRepeats, MAX_TILE_REPEATS } from '../../../layers/image/image-tile.ts';
import { effectiveDpi } from '../../effective-dpi.ts';
import { layerFinding } from '../../findings/make-finding.ts';
import type { LayerRule } from '../../preflight-input.ts';

/** Below this no print method hides the pixels. */
const LOWEST_DPI = 150;

/** A picture placed at exactly a limit must not fail on the rounding of its millimetres. */
const ROUNDING_DPI = 0.1;

/** Pixels are whole, so a drawing of the print's own may have a little less than its resolution. */
const WHOLE_SHARE = 0.998;

/**
 * Too few pixels for the printed size: below 150 dpi an error, below the surface's resolution a warning. A vector graphic has
 * those in which the print draws it: fewer than it takes only where the print would hold too many.
 */
export const checkResolution: LayerRule = (check, layer) => {
  const image = layer.kind === 'image' ? check.input.imageInfo(layer.imageId) : undefined;
  if (layer.kind !== 'image' || !image) return [];
  const wantedDpi = check.surface.resolutionDpi;
  const vector = check.vectors.get(layer.id);
  if (vector && vector.share >= WHOLE_SHARE) return [];
  const dpi = vector ? vector.share * wantedDpi : effectiveDpi(layer, image);
  if (dpi >= wantedDpi - ROUNDING_DPI) return [];
  const params = {
    dpi: Math.floor(dpi + ROUNDING_DPI),
    wantedDpi,
    lowestDpi: LOWEST_DPI,
    ...(vector ? { drawn: 'yes' } : {}),
  };
  const fix = shrinkTo(layer, dpi / wantedDpi);
  return dpi < LOWEST_DPI - ROUNDING_DPI
    ? [layerFinding(check, layer, 'low-resolution', 'error', params, fix)]
    : [layerFinding(check, layer, 'below-print-resolution', 'warning', params, fix)];
};

/** Undefined where the picture would have to be repeated more often than is drawn. */
function shrinkTo(layer: ImageLayer, factor: number): CommandCall | undefined {
  if (layer.tile) {
    const tile = { ...layer.tile, widthMm: layer.tile.widthMm * factor };
    if (countRepeats({ ...layer, tile }) > MAX_TILE_REPEATS) return undefined;
    return { command: 'updateLayer', input: { layerId: layer.id, patch: { tile } } };
  }
  return {
    command: 'resizeLayer',
    input: {
      layerId: layer.id,
      xMm: layer.xMm,
      yMm: layer.yMm,
      widthMm: layer.widthMm * factor,
      heightMm: layer.heightMm * factor,
    },
  };
}
