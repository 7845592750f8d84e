import type { CommandCall } from '../../editing/commands/all.ts';
import { editWords } from '../../layers/text/spans/edit-words.ts';
import type { SpannedWords, TextSpan } from '../../layers/text/spans/text-span.ts';
import type { TextLayer } from '../../layers/text/text-layer.ts';
import { layerFinding } from '../findings/make-finding.ts';
import type { LayerRule } from '../preflight-input.ts';

/** Characters the chosen face cannot draw. The fix takes them out of the words. */
export const checkMissingGlyph: LayerRule = (check, layer) => {
  const missing = layer.kind === 'text' ? (check.input.textInfo(layer)?.missing ?? []) : [];
  if (layer.kind !== 'text' || missing.length === 0) return [];
  const shown = missing.slice(0, 8).join('') + (missing.length > 8 ? '…' : '');
  const params = { missing: shown, count: missing.length };
  return [layerFinding(check, layer, 'missing-glyph', 'error', params, withoutThem(layer, missing))];
};

function withoutThem(layer: TextLayer, missing: readonly string[]): CommandCall {
  const text = withoutCharacters(layer.text, missing);
  if (text.trim() === '') return { command: 'removeLayers', input: { layerIds: [layer.id] } };
  const spans = layer.spans ? { spans: spansWithout(layer, missing) } : {};
  return { command: 'updateLayer', input: { layerId: layer.id, patch: { text, ...spans } } };
}

/** The words without these characters, and without joiners and variation selectors that belonged only to them. */
export function withoutCharacters(text: string, unwanted: readonly string[]): string {
  return unwanted.length === 0 ? text : text.replace(patternOf(unwanted), '');
}

function patternOf(unwanted: readonly string[]): RegExp {
  // Longer ones first: a piece may begin like another.
  const pieces = [...unwanted].sort((one, other) => other.length - one.length).map(escapeForPattern);
  return new RegExp(`(?:${pieces.join('|')})${JOINERS}`, 'gu');
}

/** The spans of the words without these characters; each goes by itself, so that others keep their look. */
function spansWithout(layer: TextLayer, unwanted: readonly string[]): TextSpan[] {
  let words: SpannedWords = layer;
  for (const { 0: found, index } of [...layer.text.matchAll(patternOf(unwanted))].reverse())
    words = { ...words, ...editWords(words, { start: index, end: index + found.length, inserted: '' }) };
  return [...(words.spans ?? [])];
}

function escapeForPattern(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}-]/g, (sign) => `\\u{${sign.charCodeAt(0).toString(16)}}`);
}

/** Zero-width joiner, variation selectors, keycap sign, skin tones, tags of flags. */
const JOINERS = '[\\u200d\\ufe0e\\ufe0f\\u20e3\\u{1f3fb}-\\u{1f3ff}\\u{e0020}-\\u{e007f}]*';
