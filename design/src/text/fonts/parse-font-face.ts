import { readOwnFontId } from '../../layers/index.ts';
import { createColourReader } from './colour-glyphs.ts';
import { createShapers } from './create-shapers.ts';
import { featureCuts } from './features/feature-cuts.ts';
import type { FontFace, GlyphOutline, ShapedGlyph, ShapeOptions } from './font-face.ts';
import { withNeighbours } from './neighbours.ts';
import { parseOutline } from './parse-outline.ts';
import { shapeKey } from './shape-key.ts';
import { createScriptReader, cutRuns } from './split-scripts.ts';
import { readCellMetrics, readEmTop } from './vertical-metrics.ts';

type HarfBuzz = typeof import('harfbuzzjs');

/** Shaped lines kept per face: a drag redraws the same words sixty times a second. */
const SHAPED_LINES_KEPT = 2000;
/** Ids have four digits after the point, fonts 16 bits. */
const AXIS_ROUNDING = 0.0001;

/** An id names an axis that its font lacks, or a value beyond the axis. */
export class UnknownAxes extends Error {}

/**
 * A font file in HarfBuzz's memory, once for all faces that are made of it. That memory ends at 2 GiB, without a word and over
 * what others have there, so that a caller with files of strangers has to bound them.
 */
export interface FontFile {
  /** The face of an id; a variable font's axes are those that the id names. Throws UnknownAxes. */
  face(id: string): FontFace;
}

/** Begins fetching what sets words, for those who fetch a font at the same time. */
export async function preloadShaper(): Promise<void> {
  await import('harfbuzzjs');
}

/**
 * Reads a TrueType or OpenType file. HarfBuzz (450 KB of WebAssembly) is fetched with the first call,
 * so pages that set no text do not carry it. Rejects with an `Error` if the bytes are not a font.
 */
export async function openFontFile(id: string, bytes: Uint8Array): Promise<FontFile> {
  const hb = await import('harfbuzzjs');
  const face = new hb.Face(new hb.Blob(bytes));
  // HarfBuzz gives an empty face for bytes it cannot read, and would then draw nothing without a word.
  if (face.collectUnicodes().length === 0) throw new Error(`Font ${id} is not a readable font file.`);
  return { face: (ofId) => createFontFace(ofId, hb, openFont(ofId, hb, face), face) };
}

/** The one face of a file. Rejects as `openFontFile` does, or as its `face`. */
export async function parseFontFace(id: string, bytes: Uint8Array): Promise<FontFace> {
  return (await openFontFile(id, bytes)).face(id);
}

function openFont(id: string, hb: HarfBuzz, face: InstanceType<HarfBuzz['Face']>) {
  const axes = Object.entries(readOwnFontId(id)?.axes ?? {});
  const known = axes.length > 0 ? face.getAxisInfos() : {};
  // HarfBuzz leaves out an axis that the font does not have, and keeps values to its ends: other letters than were chosen.
  const isThere = ([tag, value]: [string, number]) =>
    value >= (known[tag]?.min ?? Infinity) - AXIS_ROUNDING && value <= (known[tag]?.max ?? 0) + AXIS_ROUNDING;
  if (!axes.every(isThere)) throw new UnknownAxes(`Font ${id} does not have these axes.`);
  const font = new hb.Font(face);
  if (axes.length > 0) font.setVariations(axes.map(([tag, value]) => new hb.Variation(tag, value)));
  return font;
}

function createFontFace(
  id: string,
  hb: HarfBuzz,
  font: InstanceType<HarfBuzz['Font']>,
  face: InstanceType<HarfBuzz['Face']>,
): FontFace {
  const extents = font.hExtents();
  const covered = new Set(face.collectUnicodes());
  const outlines = new Map<number, GlyphOutline>();
  const lines = new Map<string, readonly ShapedGlyph[]>();
  const tables = {
    unitsPerEm: face.upem,
    ascender: extents.ascender,
    descender: extents.descender,
    // A view of HarfBuzz's memory is lost when that grows.
    table: (tag: string) => face.referenceTable(tag)?.slice(),
  };
  const emTop = readEmTop(tables);
  const cellOf = readCellMetrics(tables, emTop);

  const colourOf = createColourReader(hb, face, font);
  // A glyph painted by means that we do not draw counts as missing: half of it would be another picture.
  const drawable = (glyph: ShapedGlyph) =>
    colourOf?.(glyph.glyphId) === 'unknown' ? { ...glyph, glyphId: 0 } : glyph;
  const fillsOf = (glyphId: number) => {
    const colours = colourOf?.(glyphId) ?? null;
    return colours === null || colours === 'unknown' ? null : { unitsPerEm: face.upem, parts: colours.fills };
  };

  const outlineOf = (glyphId: number) => {
    const known = outlines.get(glyphId);
    if (known) return known;
    const colours = colourOf?.(glyphId) ?? null;
    const outline =
      colours === null || colours === 'unknown' ? parseOutline(font.glyphToPath(glyphId)) : colours.outline;
    outlines.set(glyphId, outline);
    return outline;
  };

  const { ascender } = extents;
  const { shapeLine, shapeColumn } = createShapers(hb, font, { ascender, outlineOf, cellOf });
  const shapeRun: typeof shapeLine = (text, run, options) =>
    (options.vertical ? shapeColumn : shapeLine)(text, run, options);
  const shapeOnce = (key: string, shape: () => readonly ShapedGlyph[]) => {
    const known = lines.get(key);
    if (known) return known;
    const shaped = shape();
    const glyphs = colourOf ? shaped.map(drawable) : shaped;
    if (lines.size >= SHAPED_LINES_KEPT) lines.clear();
    lines.set(key, glyphs);
    return glyphs;
  };
  const splitOnce = createScriptReader();
  /** A paragraph with a font for every other letter has thousands of parts: each costs no more than what is next to it. */
  const shapeParts = (text: string, options: ShapeOptions) =>
    cutRuns(splitOnce(text, options), options).flatMap((run) => {
      const { start, part } = withNeighbours(text, run, options);
      const own = { ...run, start: run.start - start, end: run.end - start };
      const glyphs = shapeOnce(`${own.script}${own.isRightToLeft}${shapeKey(part.text, part.options)}`, () =>
        shapeRun(part.text, own, part.options),
      );
      return glyphs.map((glyph) => ({ ...glyph, cluster: glyph.cluster + start }));
    });

  return {
    id,
    unitsPerEm: face.upem,
    ascender,
    descender: Math.abs(extents.descender),
    emTop,
    shape(text, options) {
      const full = featureCuts(text, options);
      const cuts = full.length > 0 ? [...(options.cuts ?? []), ...full].sort((a, b) => a - b) : options.cuts;
      if (options.range || cuts?.length) return shapeParts(text, { ...options, cuts });
      return shapeOnce(shapeKey(text, options), () =>
        cutRuns(splitOnce(text, options), options).flatMap((run) => shapeRun(text, run, options)),
      );
    },
    outline: outlineOf,
    ...(colourOf ? { fills: fillsOf } : {}),
    featureTags: [...new Set(face.getTableFeatureTags('GSUB'))].sort(),
    covers: (codePoint) => covered.has(codePoint),
  };
}
