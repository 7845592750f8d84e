import { COLOUR_FONT_IDS, fallbackChain, type TextLayer } from '../layers/index.ts';
import { readBidiLevels } from './breaking/bidi-levels.ts';
import { splitParagraphs } from './breaking/text-units.ts';
import type { FontFace } from './fonts/font-face.ts';
import { joinFaces, lacksColours, lacksGlyphs } from './fonts/join-faces.ts';
import { listMarkers } from './lists/list-markers.ts';
import { type FacePart, joinSpanFaces, partsByFont } from './spans/spanned-faces.ts';

/** What a text is set with, as far as it has been loaded. */
export interface LayerFaces {
  /** The layer's own face and those it falls back to as one; undefined = its own is not there. */
  face: FontFace | undefined;
  /** Id of the face that must be loaded before the text can be set right; null = all are there. */
  waitsFor: string | null;
}

type WithFaces = Pick<TextLayer, 'text' | 'fontId' | 'fallbackFontIds' | 'spans' | 'features' | 'lists'>;
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
  if (layer.spans?.length) return spannedFaces(layer, own, lookup);
  if (!layer.fallbackFontIds?.length) return { face: own, waitsFor: null };
  const known = found.get(layer);
  if (known?.own === own && (known.waitsFor === null || !lookup(known.waitsFor))) return known;
  const texts = [...splitParagraphs(layer.text), ...listMarkers(layer).filter((marker) => marker !== null)];
  const paragraphs = texts.map((text) => ({ text, levels: readBidiLevels(text) }));
  const result = { ...collectFaces(layer, own, lookup, paragraphs), own };
  found.set(layer, result);
  return result;
}

/** The faces that each text with spans was set with last, by the fonts that it names. */
const spanned = new WeakMap<WithFaces, LayerFaces & { owns: ReadonlyMap<string, FontFace | undefined> }>();

/** The faces of a text with spans. Letters of a font that is not there yet are shown in the layer's own. */
function spannedFaces(layer: WithFaces, own: FontFace, lookup: Lookup): LayerFaces {
  const known = spanned.get(layer);
  const isCurrent = known && [...known.owns].every(([fontId, face]) => lookup(fontId) === face);
  if (isCurrent && (known.waitsFor === null || !lookup(known.waitsFor))) return known;
  const owns = new Map<string, FontFace | undefined>();
  const faces = new Map<string, FontFace>();
  let waitsFor: string | null = null;
  for (const [fontId, parts] of partsByFont(layer)) {
    const first = lookup(fontId);
    owns.set(fontId, first);
    const found = first ? collectFaces({ ...layer, fontId }, first, lookup, parts) : { waitsFor: fontId };
    waitsFor ??= found.waitsFor;
    if ('face' in found && found.face) faces.set(fontId, found.face);
  }
  const face = joinSpanFaces(layer, faces.get(layer.fontId) ?? own, (fontId) => faces.get(fontId));
  const result = { face, waitsFor, owns };
  spanned.set(layer, result);
  return result;
}

/** What one face is to set: a paragraph or a part of it. */
type Words = Pick<FacePart, 'text' | 'levels'> & Partial<FacePart>;

function collectFaces(layer: WithFaces, own: FontFace, lookup: Lookup, words: readonly Words[]): LayerFaces {
  const others: FontFace[] = [];
  let face = own;
  for (const id of fallbackChain(layer)) {
    if (!words.some((part) => lacksGlyphs(part.text, shaped(part, face)))) break;
    // A ♥ takes none of its colours.
    if (COLOUR_FONT_IDS.has(id) && !words.some((part) => lacksColours(part.text, shaped(part, face))))
      continue;
    const next = lookup(id);
    if (!next) return { face, waitsFor: id };
    others.push(next);
    face = joinedOnce(own, others);
  }
  return { face, waitsFor: null };
}

function shaped({ text, levels, range }: Words, face: FontFace) {
  return face.shape(text, { ligatures: true, levels, ...(range ? { range } : {}) });
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
