import type { CommandCall } from '../../editing/commands/all-commands.ts';
import type { Layer } from '../../layers/layer.ts';
import type { Finding } from '../findings/finding.ts';
import { layerFinding } from '../findings/make-finding.ts';
import { isVeil } from '../ink/colour-distance.ts';
import type { LayerRule, SurfaceCheck } from '../preflight-input.ts';

/**
 * DTG and DTF print white under every coloured dot, so half-clear pixels come out as a pale, rough fringe. Names
 * layers that are half clear themselves, pictures with half-clear pixels, and soft shadows.
 */
export const checkSemiTransparent: LayerRule = (check, layer) => {
  const { printMethod } = check.input.template;
  if (printMethod !== 'dtg' && printMethod !== 'dtf') return [];
  const shadow = softShadow(check, layer);
  const opacityPercent = Math.round(layer.opacity * 100);
  // Another rule names a layer of which nothing is seen.
  if (isVeil(layer.opacity)) return shadow;
  if (layer.opacity < 1) {
    const fix: CommandCall = { command: 'updateLayer', input: { layerId: layer.id, patch: { opacity: 1 } } };
    return [layerFinding(check, layer, 'semi-transparent', 'warning', { opacityPercent }, fix), ...shadow];
  }
  const hasSoftEdges =
    (layer.kind === 'image' && check.input.imageInfo(layer.imageId)?.hasSemiTransparency === true) ||
    (layer.kind === 'vector' && layer.paths.some(({ opacity = 1 }) => opacity > 0 && opacity < 1));
  return hasSoftEdges && layer.opacity === 1
    ? [layerFinding(check, layer, 'semi-transparent', 'warning', { opacityPercent })]
    : shadow;
};

/** A shadow that is half clear, or fades out: the whole of it, or its rim, would be a pale fringe. */
function softShadow(check: SurfaceCheck, layer: Layer): Finding[] {
  const shadow = layer.kind === 'code' ? null : layer.shadow;
  if (!shadow || shadow.opacity === 0 || layer.opacity === 0) return [];
  if (shadow.opacity === 1 && shadow.blurMm === 0) return [];
  const solid = { ...shadow, opacity: 1, blurMm: 0 };
  return [
    layerFinding(
      check,
      layer,
      'soft-shadow',
      'warning',
      { opacityPercent: Math.round(shadow.opacity * 100), blurMm: Math.round(shadow.blurMm * 100) / 100 },
      { command: 'updateLayer', input: { layerId: layer.id, patch: { shadow: solid } } },
    ),
  ];
}
