import { layerFinding } from '../make-finding.ts';
import type { LayerRule } from '../preflight-input.ts';

/** Text that does not fit its box. The mend lets it shrink, or makes the letters a tenth smaller where it already may. */
export const checkTextOverflow: LayerRule = (check, layer) => {
  if (layer.kind !== 'text' || !check.input.textInfo(layer)?.overflow) return [];
  const patch = layer.fit === 'fixed' ? { fit: 'shrink' as const } : { fontSizeMm: layer.fontSizeMm * 0.9 };
  return [
    layerFinding(
      check,
      layer,
      'text-overflow',
      'error',
      {},
      { command: 'updateLayer', input: { layerId: layer.id, patch } },
    ),
  ];
};
