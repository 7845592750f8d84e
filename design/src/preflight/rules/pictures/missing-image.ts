import { layerFinding } from '../../findings/make-finding.ts';
import type { LayerRule } from '../../preflight-input.ts';

/** The library no longer has the picture. */
export const checkMissingImage: LayerRule = (check, layer) =>
  layer.kind === 'image' && !check.input.imageInfo(layer.imageId)
    ? [layerFinding(check, layer, 'missing-image', 'error')]
    : [];
