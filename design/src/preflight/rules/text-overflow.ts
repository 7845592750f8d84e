import type { CommandCall } from '../../editing/commands/all.ts';
import { layerFinding } from '../findings/make-finding.ts';
import type { LayerRule } from '../preflight-input.ts';

/** Text that does not fit its box. The fix lets it shrink; text that shrinks already needs a person. */
export const checkTextOverflow: LayerRule = (check, layer) => {
  if (layer.kind !== 'text' || !check.input.textInfo(layer)?.overflow) return [];
  const fix: CommandCall | null =
    layer.fit === 'fixed'
      ? { command: 'updateLayer', input: { layerId: layer.id, patch: { fit: 'shrink' } } }
      : null;
  return [layerFinding(check, layer, 'text-overflow', 'error', { fit: layer.fit }, fix)];
};
