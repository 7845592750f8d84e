import { layerFinding } from '../../findings/make-finding.ts';
import { CLEAR_ALPHA } from '../../ink/ink-summary.ts';
import { shownCells, shownInkBox } from '../../ink/picture-ink.ts';
import type { LayerRule } from '../../preflight-input.ts';

/** A picture of which nothing can be seen: fully transparent, nearly so, or cropped to a place without ink. */
export const checkInvisiblePicture: LayerRule = (check, layer) => {
  if (layer.kind !== 'image' || layer.opacity === 0) return [];
  const ink = check.input.imageInfo(layer.imageId)?.ink;
  if (!ink) return [];
  const shownAlpha = ink.maxAlpha * layer.opacity;
  const hasInk = shownInkBox(layer, ink) !== null && shownCells(layer, ink).length > 0;
  if (hasInk && shownAlpha > CLEAR_ALPHA) return [];
  const percent = hasInk ? Math.round((shownAlpha / 255) * 100) : 0;
  const remove = { command: 'removeLayers' as const, input: { layerIds: [layer.id] } };
  return [layerFinding(check, layer, 'invisible-picture', 'error', { percent }, remove)];
};
