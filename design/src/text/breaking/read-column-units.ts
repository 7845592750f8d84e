import type { FontFace, ShapedGlyph, StyleStretch } from '../fonts/font-face.ts';
import { styleIn } from '../fonts/style-in.ts';
import { readBidiLevels } from './bidi-levels.ts';
import { groupByCluster, ownSizeAt, type TextUnit, type UnitShaping, unitAfter } from './text-units.ts';
import { orientationOf, standsInCorner } from './vertical-orientation.ts';
import { splitVertical, type VerticalPiece } from './vertical-pieces.ts';

/** Shapes one paragraph for columns: Chinese upright, words turned as they are in a line, short numbers as asked. */
export function readColumnUnits(
  paragraph: string,
  face: FontFace,
  shaping: UnitShaping,
  uprightDigits: boolean,
): TextUnit[] {
  const { stretches, ...others } = shaping;
  const units: TextUnit[] = [];
  const all = readBidiLevels(paragraph, 'ltr');
  const faceAt = (at: number) => face.styled?.faces[styleIn(stretches ?? [], at)] ?? face;
  const pieces = splitVertical(paragraph, faceAt, uprightDigits);
  for (const { start, text, shaped, way } of pieces.flatMap((piece) => partCells(piece, face, stretches))) {
    const levels = all?.slice(start, start + text.length);
    const own = stretches ? { stretches: stretchesWithin(stretches, start, text.length) } : {};
    const glyphs = face.shape(shaped, { ...others, vertical: way === 'upright', levels, ...own });
    if (way === 'combined') {
      const cell = { ...unitAfter(units, text, glyphs, levels?.[0]), ...ownSizeAt(start, face, stretches) };
      units.push({ ...cell, advance: face.unitsPerEm * (cell.own?.sizeRatio ?? 1), isWide: true, way });
      continue;
    }
    for (const cluster of groupByCluster(text, glyphs)) {
      const ownOfUnit = ownSizeAt(start + cluster.start, face, stretches);
      const em = face.unitsPerEm * (ownOfUnit.own?.sizeRatio ?? 1);
      const placed =
        way === 'upright'
          ? cluster.glyphs.map((glyph) => inCell(cluster.text, glyph, face, em))
          : cluster.glyphs;
      const unit = unitAfter(units, cluster.text, placed, levels?.[cluster.start]);
      units.push({ ...unit, ...ownOfUnit, way });
    }
  }
  return units;
}

function stretchesWithin(stretches: readonly StyleStretch[], start: number, length: number): StyleStretch[] {
  return stretches.flatMap((one) => {
    const [from, to] = [Math.max(one.start - start, 0), Math.min(one.end - start, length)];
    return from < to ? [{ ...one, start: from, end: to }] : [];
  });
}

/** A number whose digits have several fonts or sizes stands in a cell for each: in one they could share no size. */
function partCells(
  piece: VerticalPiece,
  { styled }: FontFace,
  stretches?: readonly StyleStretch[],
): VerticalPiece[] {
  if (piece.way !== 'combined' || !stretches || !styled) return [piece];
  const cells: { start: number; end: number; style: number }[] = [];
  for (const one of stretchesWithin(stretches, piece.start, piece.text.length)) {
    const last = cells.at(-1);
    if (last && styled.isSetAlike(last.style, one.style)) last.end = one.end;
    else cells.push({ ...one });
  }
  return cells.map(({ start, end }) => ({
    ...piece,
    start: piece.start + start,
    text: piece.text.slice(start, end),
    shaped: piece.shaped.slice(start, end),
  }));
}

/** Smallest gap between punctuation and the edges of its cell, in parts of the em. */
const MIN_GAP = 0.04;
const USUAL_GAP = 0.1;

/**
 * Punctuation of a font without forms for columns, moved to where columns have it: 、。，：； from the lower left of their
 * cell to its upper right, ！？ to the middle line.
 */
function inCell(text: string, glyph: ShapedGlyph, face: FontFace, em: number): ShapedGlyph {
  const isMoved = orientationOf(text.charAt(0)) === 'moved';
  const { bounds } = face.outline(glyph.glyphId);
  if (!isMoved || glyph.hasVerticalForm || glyph.glyphId === 0 || !bounds) return glyph;
  // Distances from the cell's centre line and top to the ink, and from the ink to the opposite edges.
  const left = glyph.xOffset + bounds.left + em / 2;
  const right = em / 2 - glyph.xOffset - bounds.right;
  if (!standsInCorner(text)) return { ...glyph, xOffset: glyph.xOffset + (right - left) / 2 };
  const top = bounds.top - glyph.yOffset;
  const bottom = glyph.advance - (bounds.bottom - glyph.yOffset);
  // Keeps the distance to the corner; centred or overhanging glyphs give no distance.
  const fromTop = Math.min(top, Math.max(bottom, em * MIN_GAP));
  const fromRight = Math.min(left, right, Math.max(bottom, em * USUAL_GAP));
  return {
    ...glyph,
    xOffset: glyph.xOffset + right - fromRight,
    yOffset: glyph.yOffset + top - fromTop,
  };
}
