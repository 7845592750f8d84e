import { layerFinding } from '../../findings/make-finding.ts';
import type { LayerRule } from '../../preflight-input.ts';

/** Data of the picture's file was missing when it was taken: parts of it may be grey, shifted or blank. */
export const checkDamagedImage: LayerRule = (check, layer) =>
  layer.kind === 'image' && check.input.imageInfo(layer.imageId)?.isDamaged === true
    ? [layerFinding(check, layer, 'damaged-image', 'warning')]
    : [];
