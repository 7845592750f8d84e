import type { LetterStyle } from '../../layers/index.ts';
import type {
  FontFace,
  FontFeature,
  GlyphFills,
  GlyphOutline,
  ShapedGlyph,
  ShapeOptions,
  StyleStretch,
} from '../fonts/font-face.ts';
import { scaleOutline } from '../fonts/scale-outline.ts';
import { styleIn } from '../fonts/style-in.ts';

/** Glyph ids of joined faces are smaller; those of the second style begin here, those of the third at twice this. */
const IDS_OF_A_STYLE = 0x10000 * 64;

/** The faces of a text whose letters have several styles; the first is the layer's own. */
export interface FacedStyle {
  style: LetterStyle;
  face: FontFace;
  /** What its letters ask of the font, their own or the layer's. */
  features: readonly FontFeature[];
}

/**
 * The faces of several styles as one, of which all measures are the first one's. Each style has its own glyphs, in its size, so
 * that whatever places, measures or draws glyphs needs to know of none.
 */
export function spanFace(first: FontFace, all: readonly FacedStyle[]): FontFace {
  const outlines = new Map<number, GlyphOutline>();
  const styleOf = (glyphId: number) => Math.floor(glyphId / IDS_OF_A_STYLE);
  const faceOf = (style: number) => all[style]?.face ?? first;
  const sizeOf = (style: number) => all[style]?.style.sizeRatio ?? 1;
  const scaleOf = (style: number) => (sizeOf(style) * first.unitsPerEm) / faceOf(style).unitsPerEm;

  const inStyle = (glyph: ShapedGlyph, style: number): ShapedGlyph => {
    const scale = scaleOf(style);
    return {
      ...glyph,
      glyphId: glyph.glyphId === 0 ? 0 : glyph.glyphId + style * IDS_OF_A_STYLE,
      advance: glyph.advance * scale,
      xOffset: glyph.xOffset * scale,
      yOffset: glyph.yOffset * scale,
    };
  };
  const featuresOf = ({ style, start, end }: StyleStretch): FontFeature[] =>
    (all[style]?.features ?? []).map((feature) => ({ ...feature, start, end }));
  const isSetAlike = (one: number, other: number) =>
    faceOf(one) === faceOf(other) && sizeOf(one) === sizeOf(other);
  const shape = (text: string, { stretches, ...options }: ShapeOptions): readonly ShapedGlyph[] => {
    if (!stretches) return first.shape(text, options);
    return facedStretches(stretches, faceOf).flatMap(({ face, inside }) => {
      const features = [...(options.features ?? []), ...inside.flatMap(featuresOf)];
      const all = { ...options, ...(features.length > 0 ? { features } : {}), isSetAlike };
      return shapeTogether(text, face, inside, all).map((glyph) =>
        inStyle(glyph, styleIn(inside, glyph.cluster)),
      );
    });
  };
  const fillsOf = (glyphId: number): GlyphFills | null => {
    const style = styleOf(glyphId);
    const fills = faceOf(style).fills?.(glyphId % IDS_OF_A_STYLE) ?? null;
    return fills && { ...fills, unitsPerEm: fills.unitsPerEm / sizeOf(style) };
  };
  const ownOf = (glyphId: number) => {
    const face = faceOf(styleOf(glyphId));
    return face.joined?.own ?? face;
  };

  return {
    id: all.map(({ face }) => face.id).join('|'),
    unitsPerEm: first.unitsPerEm,
    ascender: first.ascender,
    descender: first.descender,
    emTop: first.emTop,
    shape,
    outline(glyphId) {
      const style = styleOf(glyphId);
      const found = faceOf(style).outline(glyphId % IDS_OF_A_STYLE);
      if (scaleOf(style) === 1) return found;
      const known = outlines.get(glyphId) ?? scaleOutline(found, scaleOf(style));
      outlines.set(glyphId, known);
      return known;
    },
    ...(all.some(({ face }) => face.fills) ? { fills: fillsOf } : {}),
    ...(first.featureTags ? { featureTags: first.featureTags } : {}),
    covers: first.covers,
    joined: {
      own: first.joined?.own ?? first,
      ownOf,
      sourceOf(glyphId) {
        const { joined, id } = faceOf(styleOf(glyphId));
        return joined?.sourceOf(glyphId % IDS_OF_A_STYLE) ?? id;
      },
    },
    styled: {
      styles: all.map(({ style }) => style),
      faces: all.map(({ face }) => face),
      styleOf,
      isSetAlike,
      emTops: all.map(({ face }, style) => face.emTop * scaleOf(style)),
    },
  };
}

/** Neighbours of one face, which shapes them together. */
function facedStretches(
  stretches: readonly StyleStretch[],
  faceOf: (style: number) => FontFace,
): { face: FontFace; inside: StyleStretch[] }[] {
  const faced: { face: FontFace; inside: StyleStretch[] }[] = [];
  for (const stretch of stretches) {
    const face = faceOf(stretch.style);
    const last = faced.at(-1);
    if (last?.face === face) last.inside.push(stretch);
    else faced.push({ face, inside: [stretch] });
  }
  return faced;
}

/**
 * The glyphs of neighbours that one face sets. Letters are shaped apart where their size changes. A colour moves none of them: it
 * is put on glyphs that were shaped together. Only a ligature whose letters have several colours falls apart into its letters.
 */
function shapeTogether(
  text: string,
  face: FontFace,
  inside: readonly StyleStretch[],
  { isSetAlike, ...options }: ShapeOptions & { isSetAlike(one: number, other: number): boolean },
): readonly ShapedGlyph[] {
  const edges = inside.slice(1).map((stretch, i) => ({
    at: stretch.start,
    isCut: !isSetAlike(inside[i]?.style ?? 0, stretch.style),
  }));
  const range = { start: inside[0]?.start ?? 0, end: inside.at(-1)?.end ?? 0 };
  const cuts = edges.filter(({ isCut }) => isCut).map(({ at }) => at);
  const isWhole = range.start === 0 && range.end === text.length;
  const all = { ...options, ...(isWhole ? {} : { range }), ...(cuts.length > 0 ? { cuts } : {}) };
  const glyphs = face.shape(text, all);
  if (edges.length === cuts.length || !options.ligatures) return glyphs;
  const starts = [...new Set([range.start, ...glyphs.map(({ cluster }) => cluster), range.end])].sort(
    (a, b) => a - b,
  );
  const startsHere = new Set(starts);
  const parted = edges.filter(({ at }) => !startsHere.has(at)).map(({ at }) => at);
  if (parted.length === 0) return glyphs;
  const loose = starts
    .map((start, i) => ({ start, end: starts[i + 1] ?? range.end }))
    .filter(({ start, end }) => parted.some((at) => at > start && at < end));
  return face.shape(text, { ...all, loose });
}
