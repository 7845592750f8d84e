import type { CommandCall } from '../../editing/commands/all-commands.ts';
import { rectAround, rectsTouch } from '../../geometry/rect.ts';
import { layerFinding } from '../findings/make-finding.ts';
import { inkPolygon, isInkUnknown, letterPolygons } from '../ink/layer-ink.ts';
import { inkSamples, solidLayers } from '../ink/solid-layers.ts';
import type { LayerRule } from '../preflight-input.ts';

/**
 * A text or a picture that lies wholly below solid layers: words nobody will read are an error. Shapes are not checked:
 * batches put a ground below a picture that may cover it. Codes have their own rule.
 */
export const checkCovered: LayerRule = (check, layer) => {
  if (layer.kind === 'shape' || layer.kind === 'code' || isInkUnknown(layer, check.input)) return [];
  const ink = inkPolygon(layer, check.input);
  if (!ink) return [];
  const place = check.layers.indexOf(layer);
  const bounds = rectAround(ink);
  const above = solidLayers(check).filter((one) => one.place > place && rectsTouch(one.bounds, bounds));
  if (above.length === 0) return [];
  const letters = layer.kind === 'text' ? letterPolygons(layer, check.input) : null;
  const isHidden = inkSamples(ink, letters).every((point) => above.some(({ hides }) => hides(point)));
  if (!isHidden) return [];
  const fix: CommandCall = { command: 'reorderLayers', input: { layerIds: [layer.id], to: 'front' } };
  const severity = layer.kind === 'text' ? 'error' : 'warning';
  const over = above.at(-1)?.layer.name ?? '';
  return [layerFinding(check, layer, 'covered', severity, { over }, fix)];
};
