import { layerFinding } from '../findings/make-finding.ts';
import type { LayerRule } from '../preflight-input.ts';

/** OpenType features that the font of a text does not have, as after another font was chosen: its letters print without them. */
export const checkLackingFeatures: LayerRule = (check, layer) => {
  if (layer.kind !== 'text') return [];
  const tags = check.input.textInfo(layer)?.lackingFeatures ?? [];
  if (tags.length === 0) return [];
  return [layerFinding(check, layer, 'lacking-features', 'warning', { features: tags.join(' · ') })];
};
