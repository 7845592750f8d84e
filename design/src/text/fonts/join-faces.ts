import { featuresWithin } from './features/feature-settings.ts';
import type { FontFace, GlyphOutline, ShapedGlyph, ShapeOptions } from './font-face.ts';
import { scaleOutline } from './scale-outline.ts';
import { shapeKey } from './shape-key.ts';
import { splitClusters, splitWords, type WordPiece } from './split-words.ts';

/** Offset between the glyph ids of joined faces. Ids within a face have 16 bits: the second face's begin at 65,536, the third's at 131,072. */
const IDS_OF_A_FACE = 0x10000;
const LINES_KEPT = 2000;
const invisible = /^\p{Default_Ignorable_Code_Point}*$/u;

/** A stretch that one of the faces sets; 0 = the first. */
interface FacePiece {
  start: number;
  end: number;
  face: number;
}

/**
 * Several faces as one: a word with a letter that the first lacks is set whole in the next that has all of it. All measures are
 * the first one's; the others are scaled to its em. Further faces change nothing of a text that these can set.
 */
export function joinFaces(own: FontFace, others: readonly FontFace[]): FontFace {
  const faces = [own, ...others];
  const outlines = new Map<number, GlyphOutline>();
  const lines = new Map<string, readonly ShapedGlyph[]>();
  const scaleOf = (at: number) => own.unitsPerEm / (faces[at] ?? own).unitsPerEm;

  const shapePiece = (text: string, options: ShapeOptions, piece: FacePiece) => {
    const glyphs = shapeInside(faces[piece.face] ?? own, text, options, piece);
    const scale = scaleOf(piece.face);
    return glyphs.map(
      (glyph): ShapedGlyph => ({
        ...glyph,
        glyphId: glyph.glyphId === 0 ? 0 : glyph.glyphId + piece.face * IDS_OF_A_FACE,
        advance: glyph.advance * scale,
        xOffset: glyph.xOffset * scale,
        yOffset: glyph.yOffset * scale,
      }),
    );
  };

  const fillsOf = (glyphId: number) =>
    faces[Math.floor(glyphId / IDS_OF_A_FACE)]?.fills?.(glyphId % IDS_OF_A_FACE) ?? null;

  return {
    id: faces.map(({ id }) => id).join('+'),
    unitsPerEm: own.unitsPerEm,
    ascender: own.ascender,
    descender: own.descender,
    emTop: own.emTop,
    shape(text, options) {
      const whole = own.shape(text, options);
      if (!lacksGlyphs(text, whole)) return whole;
      const key = shapeKey(text, options);
      const known = lines.get(key);
      if (known) return known;
      const pieces = splitFaces(text, faces, options);
      const glyphs = pieces.flatMap((piece) => shapePiece(text, options, piece));
      if (lines.size >= LINES_KEPT) lines.clear();
      lines.set(key, glyphs);
      return glyphs;
    },
    outline(glyphId) {
      const at = Math.floor(glyphId / IDS_OF_A_FACE);
      const found = (faces[at] ?? own).outline(glyphId % IDS_OF_A_FACE);
      if (scaleOf(at) === 1) return found;
      const known = outlines.get(glyphId) ?? scaleOutline(found, scaleOf(at));
      outlines.set(glyphId, known);
      return known;
    },
    ...(faces.some(({ fills }) => fills) ? { fills: fillsOf } : {}),
    ...(own.featureTags ? { featureTags: own.featureTags } : {}),
    covers: (codePoint) => faces.some((face) => face.covers(codePoint)),
    joined: { own, sourceOf: (glyphId) => faces[Math.floor(glyphId / IDS_OF_A_FACE)]?.id ?? own.id },
  };
}

/** Whether a shaped text has letters without a glyph. */
export function lacksGlyphs(text: string, glyphs: readonly ShapedGlyph[]): boolean {
  return countLacking(text, glyphs) > 0;
}

/** Whether a colour face may have some of the signs without a glyph. */
export function lacksColours(text: string, glyphs: readonly ShapedGlyph[]): boolean {
  return splitWords(text).some(({ start, end }) => {
    const own = glyphs.filter(({ cluster }) => cluster >= start && cluster < end);
    return takesColours(text.slice(start, end)) && countLacking(text, own) > 0;
  });
}

function countLacking(text: string, glyphs: readonly ShapedGlyph[]): number {
  return glyphs.filter(
    ({ glyphId, cluster }) =>
      glyphId === 0 && !invisible.test(String.fromCodePoint(text.codePointAt(cluster) ?? 0x200b)),
  ).length;
}

const blank = /^\s+$/u;
const emoji = /\p{Emoji_Presentation}|\ufe0f/u;
const asText = /\ufe0e/u;

/**
 * Whether a sign may come from a face with its own colours: emoji by default and those that ask for it (U+FE0F), never what
 * asks for text (U+FE0E). Signs such as ♥ and ✝ are text by default and take the layer's colour.
 */
function takesColours(text: string): boolean {
  return blank.test(text) || (emoji.test(text) && !asText.test(text));
}

/** The glyphs of one piece. At an end of a range its letters stand next to those of another font, else to none. */
function shapeInside(
  face: FontFace,
  text: string,
  options: ShapeOptions,
  { start, end }: FacePiece,
): readonly ShapedGlyph[] {
  const { range = { start: 0, end: text.length }, cuts = [], loose = [] } = options;
  const own = cuts.filter((at) => at > start && at < end);
  const isAtEdge = (start === range.start && start > 0) || (end === range.end && end < text.length);
  if (isAtEdge) return face.shape(text, { ...options, range: { start, end }, cuts: own });
  const { range: _range, cuts: _cuts, loose: _loose, features, ...rest } = options;
  const levels = options.levels?.slice(start, end) ?? null;
  const apart = loose.filter((one) => one.end > start && one.start < end);
  const shifted = {
    ...(own.length > 0 ? { cuts: own.map((at) => at - start) } : {}),
    ...(apart.length > 0
      ? { loose: apart.map((one) => ({ start: Math.max(one.start - start, 0), end: one.end - start })) }
      : {}),
    ...(features ? { features: featuresWithin(features, start, end) } : {}),
  };
  const glyphs = face.shape(text.slice(start, end), { ...rest, levels, ...shifted });
  return glyphs.map((glyph) => ({ ...glyph, cluster: glyph.cluster + start }));
}

/** The faces of a text's pieces, or of the range that is shaped of it. */
function splitFaces(text: string, faces: readonly FontFace[], options: ShapeOptions): FacePiece[] {
  // Which letters a face has does not depend on the features asked for.
  const { range, cuts: _cuts, loose: _loose, features: _features, ...rest } = options;
  if (!range) return splitWhole(text, faces, rest);
  const { start, end } = range;
  const levels = options.levels?.slice(start, end) ?? null;
  const pieces = splitWhole(text.slice(start, end), faces, { ...rest, levels });
  return pieces.map((piece) => ({ ...piece, start: piece.start + start, end: piece.end + start }));
}

function splitWhole(text: string, faces: readonly FontFace[], options: ShapeOptions): FacePiece[] {
  const lacking = (face: FontFace | undefined, { start, end }: { start: number; end: number }) => {
    const levels = options.levels?.slice(start, end) ?? null;
    const part = text.slice(start, end);
    if (face?.fills && face !== faces[0] && !takesColours(part)) return Infinity;
    return face ? countLacking(part, face.shape(part, { ...options, levels })) : Infinity;
  };
  const firstWith = (piece: { start: number; end: number }) =>
    faces.findIndex((face) => lacking(face, piece) === 0);

  const choose = (piece: WordPiece): FacePiece[] => {
    const whole = firstWith(piece);
    if (whole >= 0) return [{ ...piece, face: whole }];
    if (piece.kind !== 'word') return [{ ...piece, face: fewest(faces.map((face) => lacking(face, piece))) }];
    return splitClusters(text.slice(piece.start, piece.end)).map(({ start, end }) => {
      const one = { start: piece.start + start, end: piece.start + end };
      return { ...one, face: Math.max(0, firstWith(one)) };
    });
  };
  const pieces = splitWords(text).flatMap((piece) =>
    choose(piece).map((found) => ({ ...found, isSpace: piece.kind === 'space' })),
  );
  const faced = pieces.map((piece, i): FacePiece => {
    const [before, after] = [pieces[i - 1]?.face, pieces[i + 1]?.face];
    // A blank between two words of one face is that face's.
    const isInside = piece.isSpace && before !== undefined && before === after;
    return { ...piece, face: isInside && lacking(faces[before], piece) === 0 ? before : piece.face };
  });
  return faced.reduce<FacePiece[]>((joined, { start, end, face }) => {
    const last = joined.at(-1);
    if (last?.face === face) last.end = end;
    else joined.push({ start, end, face });
    return joined;
  }, []);
}

function fewest(counts: readonly number[]): number {
  return counts.indexOf(Math.min(...counts));
}
