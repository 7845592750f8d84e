import { CODE_NAMES } from '../../../codes/code-symbol.ts';
import { encodeCode } from '../../../codes/encode-code.ts';
import type { CommandCall } from '../../../editing/commands/all-commands.ts';
import { withCheckDigit } from '../../../layers/code/new-code-layer.ts';
import { layerFinding } from '../../findings/make-finding.ts';
import type { LayerRule } from '../../preflight-input.ts';

/** A value that its kind of code cannot hold. The only fix is for a barcode that lacks its last digit: that one follows from the others. */
export const checkInvalidCode: LayerRule = (check, layer) => {
  if (layer.kind !== 'code') return [];
  const { problem } = encodeCode(layer);
  if (!problem) return [];
  const { id: what, ...figures } = problem;
  const codeName = CODE_NAMES[layer.code];
  const value = withCheckDigit(layer);
  const fix: CommandCall | null =
    value === null ? null : { command: 'updateLayer', input: { layerId: layer.id, patch: { value } } };
  return [layerFinding(check, layer, 'invalid-code', 'error', { codeName, what, ...figures }, fix)];
};
