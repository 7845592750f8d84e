import { layerFinding } from '../make-finding.ts';
import type { LayerRule } from '../preflight-input.ts';

/** Characters the chosen face cannot draw. */
export const checkMissingGlyph: LayerRule = (check, layer) => {
  const missing = layer.kind === 'text' ? (check.input.textInfo(layer)?.missing ?? []) : [];
  if (missing.length === 0) return [];
  const shown = missing.slice(0, 8).join('') + (missing.length > 8 ? '…' : '');
  return [layerFinding(check, layer, 'missing-glyph', 'error', { missing: shown, count: missing.length })];
};
