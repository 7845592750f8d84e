import type { CommandCall } from '../../editing/commands/all.ts';
import { layerFinding } from '../make-finding.ts';
import type { LayerRule } from '../preflight-input.ts';

/**
 * DTG and DTF print white under every coloured dot, so half-clear pixels come out as a pale, rough fringe. Names
 * layers that are half clear themselves and pictures with half-clear pixels.
 */
export const checkSemiTransparent: LayerRule = (check, layer) => {
  const { printMethod } = check.input.template;
  if (printMethod !== 'dtg' && printMethod !== 'dtf') return [];
  const opacityPercent = Math.round(layer.opacity * 100);
  if (layer.opacity > 0 && layer.opacity < 1) {
    const mend: CommandCall = { command: 'updateLayer', input: { layerId: layer.id, patch: { opacity: 1 } } };
    return [layerFinding(check, layer, 'semi-transparent', 'warning', { opacityPercent }, mend)];
  }
  const hasSoftEdges =
    layer.kind === 'image' && check.input.imageInfo(layer.imageId)?.hasSemiTransparency === true;
  return hasSoftEdges && layer.opacity === 1
    ? [layerFinding(check, layer, 'semi-transparent', 'warning', { opacityPercent })]
    : [];
};
