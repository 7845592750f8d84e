import type { FontFace, ShapedGlyph } from '../fonts/font-face.ts';
import { readBidiLevels } from './bidi-levels.ts';
import { clustersOf, type TextUnit, unitAfter } from './text-units.ts';
import { orientationOf, standsInCorner } from './vertical-orientation.ts';
import { splitVertical } from './vertical-pieces.ts';

/** Shapes one paragraph for columns: Chinese upright, words turned as they are in a line, short numbers as asked. */
export function readColumnUnits(
  paragraph: string,
  face: FontFace,
  ligatures: boolean,
  uprightDigits: boolean,
): TextUnit[] {
  const units: TextUnit[] = [];
  const all = readBidiLevels(paragraph, 'ltr');
  for (const { start, text, shaped, way } of splitVertical(paragraph, face, uprightDigits)) {
    const levels = all?.slice(start, start + text.length);
    const glyphs = face.shape(shaped, { ligatures, vertical: way === 'upright', levels });
    if (way === 'combined') {
      units.push({
        ...unitAfter(units, text, glyphs, levels?.[0]),
        advance: face.unitsPerEm,
        isWide: true,
        way,
      });
      continue;
    }
    for (const cluster of clustersOf(text, glyphs)) {
      const placed =
        way === 'upright' ? cluster.glyphs.map((glyph) => inCell(cluster.text, glyph, face)) : cluster.glyphs;
      units.push({ ...unitAfter(units, cluster.text, placed, levels?.[cluster.start]), way });
    }
  }
  return units;
}

/** Smallest gap between punctuation and the edges of its cell, in parts of the em. */
const MIN_GAP = 0.04;
const USUAL_GAP = 0.1;

/**
 * Punctuation of a font without forms for columns, moved to where columns have it: 、。，：； from the lower left of their
 * cell to its upper right, ！？ to the middle line.
 */
function inCell(text: string, glyph: ShapedGlyph, face: FontFace): ShapedGlyph {
  const isMoved = orientationOf(text.charAt(0)) === 'moved';
  const { bounds } = face.outline(glyph.glyphId);
  if (!isMoved || glyph.hasVerticalForm || glyph.glyphId === 0 || !bounds) return glyph;
  // From the middle line and the top of the cell to the ink, and from the ink to the other edges.
  const left = glyph.xOffset + bounds.left + face.unitsPerEm / 2;
  const right = face.unitsPerEm / 2 - glyph.xOffset - bounds.right;
  if (!standsInCorner(text)) return { ...glyph, xOffset: glyph.xOffset + (right - left) / 2 };
  const top = bounds.top - glyph.yOffset;
  const bottom = glyph.advance - (bounds.bottom - glyph.yOffset);
  // As far from the new corner as they were from the old one; fonts that centre them, or let them hang out, say nothing.
  const fromTop = Math.min(top, Math.max(bottom, face.unitsPerEm * MIN_GAP));
  const fromRight = Math.min(left, right, Math.max(bottom, face.unitsPerEm * USUAL_GAP));
  return {
    ...glyph,
    xOffset: glyph.xOffset + right - fromRight,
    yOffset: glyph.yOffset + top - fromTop,
  };
}
