import { inVisualOrder } from './breaking/bidi-levels.ts';
import { lineUnits } from './breaking/break-lines.ts';
import { spacingAfter, type TextUnit } from './breaking/text-units.ts';
import type { FontFace } from './fonts/font-face.ts';
import { inkBounds } from './ink-bounds.ts';
import { justifyLine } from './justify-line.ts';
import { cellBetween, unitStarts } from './letter-cells.ts';
import { layoutPitches } from './pitches.ts';
import { lineLength } from './place-lines.ts';
import type { LetterCell, Placed, PlacedGlyph, TextLine } from './text-layout.ts';
import type { SetLine, TextToSet } from './text-to-set.ts';

/**
 * Gives every glyph of broken columns its place in the box: the first column at the right, its characters from top to
 * bottom. `align` says where the columns stand, `verticalAlign` where each begins; `justify` stretches them to the
 * box's height and stands them at the right.
 */
export function placeColumns(
  lines: readonly SetLine[],
  layer: TextToSet,
  face: FontFace,
  sizeMm: number,
): Placed {
  const scale = sizeMm / face.unitsPerEm;
  const pitchMm = sizeMm * layer.lineHeight;
  const pitches = layoutPitches(lines, pitchMm);
  const contentWidthMm = pitches.lengthMm;
  const spare = layer.widthMm - contentWidthMm;
  const left = layer.align === 'left' ? 0 : layer.align === 'center' ? spare / 2 : spare;
  const columns = lines.map((line, i) =>
    placeColumn(line, layer, face, scale, left + contentWidthMm - pitches.middleMm(i)),
  );
  return {
    lines: columns,
    inkBoundsMm: inkBounds(columns, face, scale),
    contentWidthMm,
    contentHeightMm: lines.reduce((most, line) => Math.max(most, lineLength(line) * scale), 0),
  };
}

function placeColumn(
  { units, range, sizeRatio, indent = 0, marker }: SetLine,
  layer: TextToSet,
  face: FontFace,
  scale: number,
  xMm: number,
): TextLine {
  const column = lineUnits(units, range);
  const visual = inVisualOrder(column);
  const spare = (indent ? layer.heightMm - indent * scale : layer.heightMm) - range.width * scale;
  const stretch = justifyLine(visual, range, layer, spare);
  const part = layer.verticalAlign === 'middle' ? 0.5 : layer.verticalAlign === 'bottom' ? 1 : 0;
  const yMm = (stretch.totalMm > 0 ? 0 : spare * part) + indent * scale;
  const glyphs: PlacedGlyph[] = [];
  const cells: LetterCell[] = [];
  const startOf = unitStarts(column);
  let pen = yMm;
  for (const [i, unit] of visual.entries()) {
    pen += stretch.before(i);
    for (const glyph of placeUnit(unit, face, scale, xMm, pen)) {
      if (face.outline(glyph.glyphId).bounds) glyphs.push(glyph);
    }
    const fromMm = pen;
    pen += unit.advance * scale;
    cells.push(cellBetween(unit, startOf, fromMm, pen));
    pen += spacingAfter(unit, layer.letterSpacingEm * face.unitsPerEm * scale);
  }
  let above = yMm - ((marker?.gap ?? 0) + (marker?.width ?? 0)) * scale;
  for (const unit of marker?.units ?? []) {
    for (const glyph of placeUnit(unit, face, scale, xMm, above))
      if (face.outline(glyph.glyphId).bounds) glyphs.push(glyph);
    above += unit.advance * scale;
  }
  return {
    text: column.map((unit) => unit.text).join(''),
    xMm,
    yMm,
    widthMm: range.width * scale + stretch.totalMm,
    glyphs,
    cells,
    ...(sizeRatio === 1 ? {} : { sizeRatio }),
  };
}

/** A quarter turn to the right. */
const TURNED = { cos: 0, sin: 1 };

/** Glyphs of one unit; `xMm` is the middle of the column, `topMm` where the unit begins. */
function placeUnit(
  { glyphs, way, advance, own }: TextUnit,
  face: FontFace,
  scale: number,
  xMm: number,
  topMm: number,
): PlacedGlyph[] {
  const middleMm = topMm + (advance * scale) / 2;
  const widthUnits = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
  const em = own ? face.unitsPerEm * own.sizeRatio : face.unitsPerEm;
  const emTop = own?.emTop ?? face.emTop;
  const squeeze = Math.min(1, em / widthUnits);
  /** The middle of the em square above the baseline. */
  const rise = emTop - em / 2;
  let pen = 0;
  return glyphs.map((glyph): PlacedGlyph => {
    const { glyphId, xOffset, yOffset } = glyph;
    const at = pen;
    pen += glyph.advance;
    if (way === 'turned') {
      const x = xMm + (yOffset - rise) * scale;
      return { glyphId, xMm: x, yMm: topMm + (at + xOffset) * scale, middleMm, turn: TURNED };
    }
    if (way === 'combined') {
      const x = xMm + (at + xOffset - widthUnits / 2) * squeeze * scale;
      const yMm = topMm + (emTop - yOffset) * scale;
      return { glyphId, xMm: x, yMm, middleMm, ...(squeeze < 1 ? { squeeze } : {}) };
    }
    return { glyphId, xMm: xMm + xOffset * scale, yMm: topMm + (at - yOffset) * scale, middleMm };
  });
}
