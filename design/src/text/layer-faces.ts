import { COLOUR_FONT_IDS, fallbackChain, laidOutAs, type TextLayer } from '../layers/index.ts';
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

/** The faces that a result was made of, by id; another face of the same id has letters that came later. */
type UsedFaces = Map<string, FontFace | undefined>;

/** The last result of each layer, which never changes but in its place: a stage asks sixty times a second. */
const found = new WeakMap<object, LayerFaces & { used: UsedFaces }>();

const isCurrent = ({ used, waitsFor }: LayerFaces & { used: UsedFaces }, lookup: Lookup) =>
  [...used].every(([fontId, face]) => lookup(fontId) === face) && (waitsFor === null || !lookup(waitsFor));

/**
 * The faces of a text layer. Those it may fall back to are joined one after the other until no letter is missing, so that
 * faces which nothing needs are never loaded.
 */
export function layerFaces(layer: WithFaces, lookup: Lookup): LayerFaces {
  const own = lookup(layer.fontId);
  if (!own) return { face: undefined, waitsFor: layer.fontId };
  if (layer.spans?.length) return spannedFaces(layer, own, lookup);
  if (!layer.fallbackFontIds?.length) return { face: own, waitsFor: null };
  const kept = laidOutAs(layer);
  const known = found.get(kept);
  if (known && isCurrent(known, lookup)) return known;
  const used: UsedFaces = new Map([[layer.fontId, own]]);
  const texts = [...splitParagraphs(layer.text), ...listMarkers(layer).filter((marker) => marker !== null)];
  const paragraphs = texts.map((text) => ({ text, levels: readBidiLevels(text) }));
  const result = { ...collectFaces(layer, { own, lookup, used }, paragraphs), used };
  found.set(kept, result);
  return result;
}

/** The last result of each text with spans. */
const spanned = new WeakMap<object, LayerFaces & { used: UsedFaces }>();

/** The faces of a text with spans. Letters of a font that is not there yet are shown in the layer's own. */
function spannedFaces(layer: WithFaces, own: FontFace, lookup: Lookup): LayerFaces {
  const kept = laidOutAs(layer);
  const known = spanned.get(kept);
  if (known && isCurrent(known, lookup)) return known;
  const used: UsedFaces = new Map([[layer.fontId, own]]);
  const faces = new Map<string, FontFace>();
  let waitsFor: string | null = null;
  for (const [fontId, parts] of partsByFont(layer)) {
    const first = lookup(fontId);
    used.set(fontId, first);
    const found = first
      ? collectFaces({ ...layer, fontId }, { own: first, lookup, used }, parts)
      : { waitsFor: fontId };
    waitsFor ??= found.waitsFor;
    if ('face' in found && found.face) faces.set(fontId, found.face);
  }
  const face = joinSpanFaces(layer, faces.get(layer.fontId) ?? own, (fontId) => faces.get(fontId));
  const result = { face, waitsFor, used };
  spanned.set(kept, result);
  return result;
}

/** What one face is to set: a paragraph or a part of it. */
type Words = Pick<FacePart, 'text' | 'levels'> & Partial<FacePart>;

/** `used` is filled with the faces that were joined. */
function collectFaces(
  layer: WithFaces,
  { own, lookup, used }: { own: FontFace; lookup: Lookup; used: UsedFaces },
  words: readonly Words[],
): LayerFaces {
  const others: FontFace[] = [];
  let face = own;
  for (const id of fallbackChain(layer)) {
    if (!words.some((part) => lacksGlyphs(part.text, shaped(part, face)))) break;
    // A colour font is passed over where the letters lack only a glyph: a plain ♥ must not become a coloured one.
    if (COLOUR_FONT_IDS.has(id) && !words.some((part) => lacksColours(part.text, shaped(part, face))))
      continue;
    const next = lookup(id);
    if (!next) return { face, waitsFor: id };
    used.set(id, next);
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
