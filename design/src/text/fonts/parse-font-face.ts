import type { FontFace, GlyphOutline, ShapedGlyph, ShapeOptions } from './font-face.ts';
import { parseOutline } from './parse-outline.ts';
import { type ScriptRun, splitScripts } from './split-scripts.ts';
import { readCellMetrics, readEmTop } from './vertical-metrics.ts';

type HarfBuzz = typeof import('harfbuzzjs');

/** Shaped lines kept per face: a drag redraws the same words sixty times a second. */
const SHAPED_LINES_KEPT = 2000;

/**
 * Reads a TrueType or OpenType file. HarfBuzz (450 KB of WebAssembly) is fetched with the first call,
 * so pages that set no text do not carry it. Rejects with an `Error` if the bytes are not a font.
 */
export async function parseFontFace(id: string, bytes: Uint8Array): Promise<FontFace> {
  const hb = await import('harfbuzzjs');
  const face = new hb.Face(new hb.Blob(bytes));
  // HarfBuzz gives an empty face for bytes it cannot read, and would then draw nothing without a word.
  if (face.collectUnicodes().length === 0) throw new Error(`Font ${id} is not a readable font file.`);
  return createFontFace(id, hb, face);
}

function createFontFace(id: string, hb: HarfBuzz, face: InstanceType<HarfBuzz['Face']>): FontFace {
  const font = new hb.Font(face);
  const extents = font.hExtents();
  const covered = new Set(face.collectUnicodes());
  const outlines = new Map<number, GlyphOutline>();
  const lines = new Map<string, readonly ShapedGlyph[]>();
  // One for all: HarfBuzz's memory is freed only when JavaScript happens to collect the wrapper.
  const buffer = new hb.Buffer();
  const noLigatures = ['-liga', '-clig', '-dlig'].flatMap((tag) => hb.Feature.fromString(tag) ?? []);

  const tables = {
    unitsPerEm: face.upem,
    ascender: extents.ascender,
    descender: extents.descender,
    // A view of HarfBuzz's memory is lost when that grows.
    table: (tag: string) => face.referenceTable(tag)?.slice(),
  };
  const emTop = readEmTop(tables);
  const cellOf = readCellMetrics(tables, emTop);

  const outlineOf = (glyphId: number) => {
    const known = outlines.get(glyphId);
    if (known) return known;
    const outline = parseOutline(font.glyphToPath(glyphId));
    outlines.set(glyphId, outline);
    return outline;
  };

  const fillBuffer = (text: string, { start, end, script }: ScriptRun, options: ShapeOptions) => {
    buffer.reset();
    buffer.addText(text, start, end - start);
    buffer.setDirection(options.vertical ? hb.Direction.TTB : hb.Direction.LTR);
    buffer.setScript(script);
    buffer.setLanguage(script === 'Hani' ? 'zh-Hans' : 'en');
    hb.shape(font, buffer, options.ligatures ? [] : noLigatures);
  };
  const shapeRun = (text: string, run: ScriptRun, options: ShapeOptions) => {
    fillBuffer(text, run, options);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map((info, i): ShapedGlyph => {
      const at = positions[i];
      return {
        glyphId: info.codepoint,
        cluster: info.cluster,
        advance: at?.xAdvance ?? 0,
        xOffset: at?.xOffset ?? 0,
        yOffset: at?.yOffset ?? 0,
      };
    });
  };
  const shapeColumn = (text: string, run: ScriptRun, options: ShapeOptions) => {
    fillBuffer(text, run, { ...options, vertical: false });
    const inLines = new Map(buffer.getGlyphInfos().map((info) => [info.cluster, info.codepoint]));
    fillBuffer(text, run, options);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map((info, i): ShapedGlyph => {
      const at = positions[i];
      const bounds = outlineOf(info.codepoint).bounds;
      const { advance, top } = cellOf(info.codepoint, bounds && -bounds.top);
      return {
        glyphId: info.codepoint,
        cluster: info.cluster,
        advance,
        xOffset: at?.xOffset ?? 0,
        // HarfBuzz hangs every glyph from the line's ascender.
        yOffset: (at?.yOffset ?? 0) + extents.ascender - top,
        hasVerticalForm: inLines.get(info.cluster) !== info.codepoint,
      };
    });
  };

  return {
    id,
    unitsPerEm: face.upem,
    ascender: extents.ascender,
    descender: Math.abs(extents.descender),
    emTop,
    shape(text, options) {
      const key = `${options.ligatures ? 1 : 0}${options.vertical ? 'v' : 'h'}${text}`;
      const known = lines.get(key);
      if (known) return known;
      const shapeOne = options.vertical ? shapeColumn : shapeRun;
      const runs = splitScripts(text, options.vertical ? 'Hani' : 'Latn');
      const glyphs = runs.flatMap((run) => shapeOne(text, run, options));
      if (lines.size >= SHAPED_LINES_KEPT) lines.clear();
      lines.set(key, glyphs);
      return glyphs;
    },
    outline: outlineOf,
    covers: (codePoint) => covered.has(codePoint),
  };
}
