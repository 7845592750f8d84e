import { COLOUR_FONT_IDS, fallbackChain, type TextLayer } from '../layers/index.ts';
import { readBidiLevels } from './breaking/bidi-levels.ts';
import { splitParagraphs } from './breaking/text-units.ts';
import type { FontFace } from './fonts/font-face.ts';
import { joinFaces, lacksColours, lacksGlyphs } from './fonts/join-faces.ts';

/** What a text is set with, as far as it has been loaded. */
export interface LayerFaces {
  /** The layer's own face and those it falls back to as one; undefined = its own is not there. */
  face: FontFace | undefined;
  /** Id of the face that must be loaded before the text can be set right; null = all are there. */
  waitsFor: string | null;
}

type WithFaces = Pick<TextLayer, 'text' | 'fontId' | 'fallbackFontIds'>;
type Lookup = (fontId: string) => FontFace | undefined;

/** The last result of each layer, which never changes: a stage asks sixty times a second. */
const found = new WeakMap<WithFaces, LayerFaces & { own: FontFace }>();

/**
 * The faces of a text layer. Those it may fall back to are joined one after the other until no letter is missing, so that
 * faces which nothing needs are never loaded.
 */
export function layerFaces(layer: WithFaces, lookup: Lookup): LayerFaces {
  const own = lookup(layer.fontId);
  if (!own) return { face: undefined, waitsFor: layer.fontId };
  if (!layer.fallbackFontIds?.length) return { face: own, waitsFor: null };
  const known = found.get(layer);
  if (known?.own === own && (known.waitsFor === null || !lookup(known.waitsFor))) return known;
  const result = { ...collectFaces(layer, own, lookup), own };
  found.set(layer, result);
  return result;
}

function collectFaces(layer: WithFaces, own: FontFace, lookup: Lookup): LayerFaces {
  const others: FontFace[] = [];
  let face = own;
  const paragraphs = splitParagraphs(layer.text);
  for (const id of fallbackChain(layer)) {
    if (!paragraphs.some((text) => lacksGlyphs(text, shaped(text, face)))) break;
    // A ♥ takes none of its colours.
    if (COLOUR_FONT_IDS.has(id) && !paragraphs.some((text) => lacksColours(text, shaped(text, face))))
      continue;
    const next = lookup(id);
    if (!next) return { face, waitsFor: id };
    others.push(next);
    face = joinedOnce(own, others);
  }
  return { face, waitsFor: null };
}

function shaped(text: string, face: FontFace) {
  return face.shape(text, { ligatures: true, levels: readBidiLevels(text) });
}

/** Joined faces are kept with the first of them: texts that need the same share what was shaped. */
const joined = new WeakMap<FontFace, { others: readonly FontFace[]; face: FontFace }[]>();

function joinedOnce(own: FontFace, others: readonly FontFace[]): FontFace {
  const all = joined.get(own) ?? [];
  joined.set(own, all);
  const isSame = (one: readonly FontFace[]) =>
    one.length === others.length && one.every((face, i) => face === others[i]);
  const known = all.find((one) => isSame(one.others));
  if (known) return known.face;
  const face = joinFaces(own, others);
  all.push({ others: [...others], face });
  return face;
}
