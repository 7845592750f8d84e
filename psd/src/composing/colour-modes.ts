import { isNeutral } from '../adjusting/neutral.ts';
import { SEPARABLE } from '../blending/separable.ts';
import type { PsdDocument, PsdLayer } from '../document.ts';

/** Adjustments that look at each channel for itself, inks as well as colours. */
const BY_INK = new Set(['invert', 'posterize', 'brightness/contrast']);

/** What of a layer is not composed because of the document's colour mode or its depth, in words. */
export function modeProblems(layer: PsdLayer, { mode, depth }: PsdDocument): string[] {
  const name = mode === 'cmyk' ? 'CMYK' : mode === 'lab' ? 'Lab' : depth === 32 ? '32 bits a channel' : '';
  if (!name) return [];
  const found: string[] = [];
  const isKnown = layer.blend === 'normal' || (mode === 'cmyk' && SEPARABLE[layer.blend]);
  if (!isKnown) found.push(`blend mode ${layer.blend} in ${name}`);
  if (layer.kind === 'adjustment' && !isNeutral(layer.adjustment)) {
    const { type } = layer.adjustment;
    if (mode !== 'cmyk' || !(BY_INK.has(type) || layer.black))
      found.push(`adjustment ${type.replace('color', 'colour')} in ${name}`);
  }
  return found;
}
