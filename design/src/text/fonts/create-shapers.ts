import type { GlyphOutline, ShapedGlyph, ShapeOptions } from './font-face.ts';
import type { ScriptRun } from './split-scripts.ts';
import type { CellMetrics } from './vertical-metrics.ts';

type HarfBuzz = typeof import('harfbuzzjs');
type Font = InstanceType<HarfBuzz['Font']>;
type ShapeRun = (text: string, run: ScriptRun, options: ShapeOptions) => ShapedGlyph[];

/** Languages whose forms a script is set in. Letters do not say whether Arabic is Persian or Urdu. */
const LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    Hani: 'zh-Hans',
    Hang: 'ko',
    Thai: 'th',
    Arab: 'ar',
    Hebr: 'he',
    Deva: 'hi',
  }),
);
/** Features that join letters by the font's choice. */
const LIGATURES = ['liga', 'clig', 'dlig'];
const DOTTED_CIRCLE = '\u25cc';
/** Scripts in which HarfBuzz draws a circle under a mark that has no letter. */
const SETS_CIRCLES = new Set(['Deva', 'Thai', 'Hebr', 'Arab']);

/** What a column needs of its font. */
interface ColumnMetrics {
  ascender: number;
  outlineOf(glyphId: number): GlyphOutline;
  cellOf(glyphId: number, yMax: number | null): CellMetrics;
}

/** The functions that shape a run of one script and direction with a font. */
export function createShapers(hb: HarfBuzz, font: Font, metrics: ColumnMetrics) {
  // One for all: HarfBuzz's memory is freed only when JavaScript happens to collect the wrapper.
  const buffer = new hb.Buffer();
  const noLigatures = LIGATURES.map((tag) => new hb.Feature(tag, 0));
  // Of two settings of one feature HarfBuzz takes the later: letters that stand apart have no ligature, also where one was asked for.
  const featuresOf = ({ ligatures, loose = [], features = [] }: ShapeOptions) => [
    ...features.map(({ tag, value, start, end }) => new hb.Feature(tag, value, start, end)),
    ...(ligatures
      ? loose.flatMap(({ start, end }) => LIGATURES.map((tag) => new hb.Feature(tag, 0, start, end)))
      : noLigatures),
  ];

  const fill: (...of: Parameters<ShapeRun>) => void = (text, run, options) => {
    const { start, end, script, isRightToLeft } = run;
    const inLine = isRightToLeft ? hb.Direction.RTL : hb.Direction.LTR;
    buffer.reset();
    buffer.addText(text, start, end - start);
    buffer.setDirection(options.vertical ? hb.Direction.TTB : inLine);
    buffer.setScript(script);
    buffer.setLanguage(LANGUAGES.get(script) ?? 'en');
    hb.shape(font, buffer, featuresOf(options));
  };

  let circle: number | undefined;
  /** The circle's glyph; 0 = the font has none. */
  const circleGlyph = (): number => {
    if (circle !== undefined) return circle;
    fill(DOTTED_CIRCLE, { start: 0, end: 1, script: 'Latn', isRightToLeft: false }, { ligatures: false });
    circle = buffer.getGlyphInfos()[0]?.codepoint ?? 0;
    return circle;
  };

  const shapeLine: ShapeRun = (text, run, options) => {
    const stray = SETS_CIRCLES.has(run.script) && !text.includes(DOTTED_CIRCLE) ? circleGlyph() : 0;
    fill(text, run, options);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map((info, i): ShapedGlyph => {
      const at = positions[i];
      return {
        // A mark without its letter would be drawn on a circle that nobody wrote: it counts as missing.
        glyphId: info.codepoint === stray ? 0 : info.codepoint,
        cluster: info.cluster,
        advance: at?.xAdvance ?? 0,
        xOffset: at?.xOffset ?? 0,
        yOffset: at?.yOffset ?? 0,
      };
    });
  };

  const shapeColumn: ShapeRun = (text, run, options) => {
    fill(text, run, { ...options, vertical: false });
    const inLines = new Map(buffer.getGlyphInfos().map((info) => [info.cluster, info.codepoint]));
    fill(text, run, options);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map((info, i): ShapedGlyph => {
      const at = positions[i];
      const bounds = metrics.outlineOf(info.codepoint).bounds;
      const { advance, top } = metrics.cellOf(info.codepoint, bounds && -bounds.top);
      return {
        glyphId: info.codepoint,
        cluster: info.cluster,
        advance,
        xOffset: at?.xOffset ?? 0,
        // HarfBuzz hangs every glyph from the line's ascender.
        yOffset: (at?.yOffset ?? 0) + metrics.ascender - top,
        hasVerticalForm: inLines.get(info.cluster) !== info.codepoint,
      };
    });
  };
  return { shapeLine, shapeColumn };
}
