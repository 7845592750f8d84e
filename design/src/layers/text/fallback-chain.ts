import { readOwnFontId } from './own-font-id.ts';
import type { TextLayer } from './text-layer.ts';

/** The faces that a new text may fall back to: light and bold of each family, small files before large ones. */
export const DEFAULT_FALLBACK_FONT_IDS: readonly string[] = [
  'noto-sans-400',
  'noto-sans-700',
  'noto-sans-hebrew-400',
  'noto-sans-hebrew-700',
  'noto-sans-thai-400',
  'noto-sans-thai-700',
  'noto-naskh-arabic-400',
  'noto-naskh-arabic-700',
  'noto-sans-devanagari-400',
  'noto-sans-devanagari-700',
  'noto-color-emoji-400',
  'noto-emoji-400',
  'noto-sans-sc-400',
  'noto-sans-sc-700',
  'noto-sans-kr-400',
  'noto-sans-kr-700',
];

/** Fonts with coloured glyphs. They have megabytes, so they are loaded only for words that need colours. */
export const COLOUR_FONT_IDS: ReadonlySet<string> = new Set(['noto-color-emoji-400']);

/** Ids end in the weight of their face: `noto-sans-thai-700`. */
const weighted = /^(.+)-([1-9]00)$/;

function readId(fontId: string): { family: string; weight: number } {
  const own = readOwnFontId(fontId);
  if (own) return { family: own.sha256, weight: own.axes.wght ?? 400 };
  const [, family = fontId, weight = '400'] = weighted.exec(fontId) ?? [];
  return { family, weight: Number(weight) };
}

/**
 * Ids of the faces that are tried after the layer's own, in their order. Of each family this is the one nearest in weight to
 * the layer's own face, the first of two that are equally near. Read from the document alone, so that faces which come later
 * change no stored design.
 */
export function fallbackChain({
  fontId,
  fallbackFontIds,
}: Pick<TextLayer, 'fontId' | 'fallbackFontIds'>): string[] {
  const own = readId(fontId);
  const nearest = new Map<string, { id: string; distance: number }>();
  for (const id of fallbackFontIds ?? []) {
    const { family, weight } = readId(id);
    const distance = Math.abs(weight - own.weight);
    const known = nearest.get(family);
    if (!known || distance < known.distance) nearest.set(family, { id, distance });
  }
  return [...nearest.values()].map(({ id }) => id).filter((id) => id !== fontId);
}
