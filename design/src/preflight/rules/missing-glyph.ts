import type { CommandCall } from '../../editing/commands/all-commands.ts';
import { editWords } from '../../layers/text/spans/edit-words.ts';
import type { SpannedWords } from '../../layers/text/spans/text-span.ts';
import type { TextLayer } from '../../layers/text/text-layer.ts';
import { layerFinding } from '../findings/make-finding.ts';
import type { LayerRule } from '../preflight-input.ts';

/** Characters that their face cannot draw. The fix takes them out of the words. */
export const checkMissingGlyph: LayerRule = (check, layer) => {
  const info = layer.kind === 'text' ? check.input.textInfo(layer) : null;
  if (layer.kind !== 'text' || !info || info.missing.length === 0) return [];
  const { missing, missingAt } = info;
  const shown = missing.slice(0, 8).join('') + (missing.length > 8 ? '…' : '');
  const params = { missing: shown, count: missing.length };
  return [layerFinding(check, layer, 'missing-glyph', 'error', params, withoutThem(layer, missingAt))];
};

type Places = readonly { start: number; end: number }[];

function withoutThem(layer: TextLayer, places: Places): CommandCall {
  const patch = withoutCharacters(layer, places);
  if (patch.text.trim() === '') return { command: 'removeLayers', input: { layerIds: [layer.id] } };
  return { command: 'updateLayer', input: { layerId: layer.id, patch } };
}

/**
 * The words without what stands at these places, and without joiners and variation selectors that belonged only to it. The same
 * characters elsewhere stay, and every letter keeps its look.
 */
export function withoutCharacters(
  layer: Pick<TextLayer, 'text' | 'fontId' | 'colour' | 'gradient' | 'spans'>,
  places: Places,
): Pick<TextLayer, 'text' | 'spans'> {
  let words: SpannedWords = layer;
  for (const { start, end } of [...places].sort((one, other) => other.start - one.start)) {
    const joiners = JOINERS.exec(words.text.slice(end))?.[0] ?? '';
    words = { ...words, ...editWords(words, { start, end: end + joiners.length, inserted: '' }) };
  }
  return { text: words.text, ...(layer.spans ? { spans: [...(words.spans ?? [])] } : {}) };
}

/** Zero-width joiner, variation selectors, keycap sign, skin tones, tags of flags. */
const JOINERS = /^[\u200d\ufe0e\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]+/u;
