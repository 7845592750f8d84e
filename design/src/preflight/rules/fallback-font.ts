import { layerFinding } from '../findings/make-finding.ts';
import type { LayerRule } from '../preflight-input.ts';

/**
 * Words set in another face than the layer's own, with the face and the letters. Worth a look where the own face has other
 * letters of their script: “José” then looks unlike the words around it. Emoji, and signs that ask for their colours (❤️, 1️⃣), are
 * what their author meant.
 */
export const checkFallbackFont: LayerRule = (check, layer) => {
  if (layer.kind !== 'text') return [];
  const uses = check.input.textInfo(layer)?.fallbacks ?? [];
  if (uses.length === 0) return [];
  const letters = uses.flatMap(({ characters }) => characters);
  const params = {
    fonts: uses.map(({ fontId }) => familyName(fontId)).join(' · '),
    letters: letters.slice(0, 8).join('') + (letters.length > 8 ? '…' : ''),
    count: uses.reduce((sum, { count }) => sum + count, 0),
  };
  const severity = uses.some((use) => use.isOfOwnScript) ? 'warning' : 'info';
  return [layerFinding(check, layer, 'fallback-font', severity, params)];
};

/** `noto-sans-thai-400` as Noto Sans Thai. */
export function familyName(fontId: string): string {
  return fontId
    .replace(/-[1-9]00$/, '')
    .split('-')
    .map((part) => (part.length < 3 ? part.toUpperCase() : part.charAt(0).toUpperCase() + part.slice(1)))
    .join(' ');
}
