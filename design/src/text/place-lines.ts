import { inVisualOrder } from './breaking/bidi-levels.ts';
import { lineUnits } from './breaking/break-lines.ts';
import { spacingAfter } from './breaking/text-units.ts';
import type { FontFace } from './fonts/font-face.ts';
import { inkBounds } from './ink-bounds.ts';
import { justifyLine } from './justify-line.ts';
import { cellBetween, unitStarts } from './letter-cells.ts';
import type { ItemMarker } from './lists/list-lines.ts';
import { layoutPitches } from './pitches.ts';
import type { LetterCell, Placed, PlacedGlyph, TextLine } from './text-layout.ts';
import type { SetLine, TextToSet } from './text-to-set.ts';

/** Gives every glyph of broken lines its place in the box. */
export function placeLines(
  lines: readonly SetLine[],
  layer: TextToSet,
  face: FontFace,
  sizeMm: number,
): Placed {
  const scale = sizeMm / face.unitsPerEm;
  const pitches = layoutPitches(lines, sizeMm * layer.lineHeight);
  const contentHeightMm = pitches.lengthMm;
  const spare = layer.heightMm - contentHeightMm;
  const top = layer.verticalAlign === 'top' ? 0 : layer.verticalAlign === 'middle' ? spare / 2 : spare;
  // Half of the leading goes above the letters and half below, as on a web page. The layer's own face says where, in the size of
  // the largest letters: another font for a word moves no line.
  const baseline =
    (sizeMm * layer.lineHeight - (face.ascender + face.descender) * scale) / 2 + face.ascender * scale;
  const placed = lines.map((line, i) =>
    placeLine(line, layer, face, scale, top + baseline * line.sizeRatio + pitches.beforeMm(i)),
  );
  return {
    lines: placed,
    inkBoundsMm: inkBounds(placed, face, scale),
    contentWidthMm: lines.reduce((most, line) => Math.max(most, lineLength(line) * scale), 0),
    contentHeightMm,
  };
}

/** From where an item of a list is set in to the end of its line, font units. */
export function lineLength({ indent, range }: SetLine): number {
  return indent ? indent + range.width : range.width;
}

/** A marker from a place of the pen on. */
function placeMarker(
  { units }: ItemMarker,
  { xMm, yMm, scale }: { xMm: number; yMm: number; scale: number },
  face: FontFace,
): PlacedGlyph[] {
  const glyphs: PlacedGlyph[] = [];
  let pen = xMm;
  for (const unit of inVisualOrder(units)) {
    const middleMm = pen + (unit.advance * scale) / 2;
    for (const { glyphId, xOffset, yOffset, advance } of unit.glyphs) {
      const at = { xMm: pen + xOffset * scale, yMm: yMm - yOffset * scale };
      if (face.outline(glyphId).bounds) glyphs.push({ glyphId, ...at, middleMm });
      pen += advance * scale;
    }
  }
  return glyphs;
}

function placeLine(
  { units, range, sizeRatio, indent = 0, isRtl = false, marker }: SetLine,
  layer: TextToSet,
  face: FontFace,
  scale: number,
  yMm: number,
): TextLine {
  const line = lineUnits(units, range);
  const visual = inVisualOrder(line);
  const spare = (indent ? layer.widthMm - indent * scale : layer.widthMm) - range.width * scale;
  const stretch = justifyLine(visual, range, layer, spare);
  const part = layer.align === 'center' ? 0.5 : layer.align === 'right' ? 1 : 0;
  const xMm = spare * part + (isRtl ? 0 : indent * scale);
  const glyphs: PlacedGlyph[] = [];
  const cells: LetterCell[] = [];
  const startOf = unitStarts(line);
  let pen = xMm;
  for (const [i, unit] of visual.entries()) {
    pen += stretch.before(i);
    const fromMm = pen;
    const middleMm = pen + (unit.advance * scale) / 2;
    for (const glyph of unit.glyphs) {
      const x = pen + glyph.xOffset * scale;
      const y = yMm - glyph.yOffset * scale;
      if (face.outline(glyph.glyphId).bounds) {
        glyphs.push({ glyphId: glyph.glyphId, xMm: x, yMm: y, middleMm });
      }
      pen += glyph.advance * scale;
    }
    cells.push(cellBetween(unit, startOf, fromMm, pen));
    pen += spacingAfter(unit, layer.letterSpacingEm * face.unitsPerEm * scale);
  }
  const widthMm = range.width * scale + stretch.totalMm;
  if (marker) {
    const at = isRtl ? xMm + widthMm + marker.gap * scale : xMm - (marker.gap + marker.width) * scale;
    glyphs.push(...placeMarker(marker, { xMm: at, yMm, scale }, face));
  }
  return {
    text: line.map((unit) => unit.text).join(''),
    xMm,
    yMm,
    widthMm,
    glyphs,
    cells,
    ...(sizeRatio === 1 ? {} : { sizeRatio }),
  };
}
