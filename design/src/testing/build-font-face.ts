import { type FontFace, outlineOp, type ShapedGlyph } from '../text/index.ts';

/** Characters the made-up face has no glyph for, by default. */
const EMOJI = /\p{Extended_Pictographic}/u;

/**
 * A face by formula, for counting by head: 1000 units per em, ASCII half an em wide, everything else one em;
 * ascender 800, descender 200; each glyph but spaces is a box from the baseline to 700. `missing` = what it cannot draw.
 */
export function buildFontFace(id = 'noto-sans-sc-400', missing = EMOJI): FontFace {
  const isMissing = (codePoint: number) => codePoint > 0xff && missing.test(String.fromCodePoint(codePoint));
  const isBlank = (glyphId: number) => glyphId === 0x20 || glyphId === 0x3000 || isZeroWidth(glyphId);
  const advance = (glyphId: number) =>
    isZeroWidth(glyphId) ? 0 : glyphId < 0x80 && glyphId > 0 ? 500 : 1000;
  return {
    id,
    unitsPerEm: 1000,
    ascender: 800,
    descender: 200,
    emTop: 800,
    covers: (codePoint) => !isMissing(codePoint),
    shape(text, { vertical = false }) {
      let cluster = 0;
      return Array.from(text, (character) => {
        const codePoint = character.codePointAt(0) ?? 0;
        const glyphId = isMissing(codePoint) ? 0 : codePoint;
        const inLine = { glyphId, cluster, advance: advance(glyphId), xOffset: 0, yOffset: 0 };
        cluster += character.length;
        return vertical ? inColumn(inLine, character) : inLine;
      });
    },
    outline(glyphId) {
      if (isBlank(glyphId)) return { commands: [], bounds: null };
      const right = advance(glyphId);
      const { move, line, close } = outlineOp;
      return {
        commands: [move, 0, 0, line, right, 0, line, right, -700, line, 0, -700, close],
        bounds: { left: 0, top: -700, right, bottom: 0 },
      };
    },
  };
}

/** Cells of one em; forms for columns for 「 and 」 only. */
function inColumn(glyph: ShapedGlyph, character: string): ShapedGlyph {
  const { advance } = glyph;
  return {
    ...glyph,
    advance: advance === 0 ? 0 : 1000,
    xOffset: -advance / 2,
    yOffset: -800,
    hasVerticalForm: /[「」]/u.test(character),
  };
}

function isZeroWidth(codePoint: number): boolean {
  return codePoint === 0x200b || codePoint === 0x200d || codePoint === 0xfe0f || codePoint === 0xfeff;
}
